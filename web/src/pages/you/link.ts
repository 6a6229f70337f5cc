/** Recovery links. The secret follows a #, so that no server and no log of one ever gets it. */

const FORM = /#recover=([A-Za-z0-9_-]{20,64})$/;

export function asLink(secret: string, origin = location.origin): string {
  return `${origin}/you#recover=${secret}`;
}

/** The secret of a link, as it was followed or pasted; empty if it is none. */
export function fromLink(text: string): string {
  return FORM.exec(text.trim())?.[1] ?? "";
}
