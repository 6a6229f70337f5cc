/** Something worth watching is on the stage: the curtain of the result waits for it. */

export const moment = $state({ on: false });
