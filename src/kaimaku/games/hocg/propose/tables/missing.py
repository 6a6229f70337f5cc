"""Words the language may come to have, in a line each: what a list of missing words says of them."""

MEANINGS = {
    "IfDid(…)": "if as many as that were done, for further verbs",
    "Send(each=1)": "one card to each of them",
    "HAND > OPP_HAND": "more than the opponent has",
    "….cards": "a holomem's whole stack, with its top card",
    "alike": "cards with the same name as each other",
    "one_color": "cards of one color",
    "SKILL": "an Oshi skill of any name",
    "SP": "an SP Oshi skill of any name",
    "USES_SKILL": "whether an Oshi skill was used",
}
