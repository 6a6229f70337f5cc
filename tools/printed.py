"""Writes the printed facts of hololive OCG anew: names and numbers out of a fact sheet, never its sentences.

`kaimaku cards import` adds new cards; this is for facts that have changed.

python tools/printed.py PATH-TO-cards.jsonl [FOLDER]
"""

import sys
from pathlib import Path

from kaimaku.games.hocg.propose.card_files import CHEERS, product_of, with_facts
from kaimaku.games.hocg.propose.sheet import Glossary, Record, block, facts, read_sheet

FOLDER = Path(__file__).parent.parent / "src/kaimaku/games/hocg/printed"

# Products that are here in part: the rulebook's examples, and what the start decks hold of them.
LISTED = {
    "hbp01": (
        "001 002 003 004 005 006 007 008 009 010 011 012 013 014 015 016 017 018 019 020 021 022 023 024 025 026 027 "
        "028 029 030 031 032 033 034 035 036 037 038 039 040 041 042 043 044 045 046 047 048 049 050 051 052 053 054 "
        "055 056 057 058 059 060 061 062 063 064 065 066 067 068 069 070 071 072 073 074 075 076 077 078 079 080 081 "
        "082 083 084 085 086 087 088 089 090 091 092 093 094 095 096 097 098 099 100 101 102 103 104 105 106 107 108 "
        "109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126"
    ),
    "hbp02": (
        "001 002 003 004 005 006 007 008 009 010 011 012 013 014 015 016 017 018 019 020 021 022 023 024 025 026 "
        "027 028 029 030 031 032 033 034 035 036 037 038 039 040 041 042 043 044 045 046 047 048 049 050 051 052 "
        "053 054 055 056 057 058 059 060 061 062 063 064 065 066 067 068 069 070 071 072 073 074 075 076 077 078 "
        "079 080 081 082 083 084 085 086 087 088 089 090 091 092 093 094 095 096 097 098 099 100 101 102"
    ),
    "hbp03": (
        "001 002 003 004 005 006 007 008 009 010 011 012 013 014 015 016 017 018 019 020 021 022 023 024 025 026 "
        "027 028 029 030 031 032 033 034 035 036 037 038 039 040 041 042 043 044 045 046 047 048 049 050 051 052 "
        "053 054 055 056 057 058 059 060 061 062 063 064 065 066 067 068 069 070 071 072 073 074 075 076 077 078 "
        "079 080 081 082 083 084 085 086 087 088 089 090 091 092 093 094 095 096 097 098 099 100 101 102 103 104 "
        "105 106 107 108 109 110 111 112 113"
    ),
    "hbp04": (
        "001 002 003 004 005 006 007 008 009 010 011 012 013 014 015 016 017 018 019 020 021 022 023 024 025 026 "
        "027 028 029 030 031 032 033 034 035 036 037 038 039 040 041 042 043 044 045 046 047 048 049 050 051 052 "
        "053 054 055 056 057 058 059 060 061 062 063 064 065 066 067 068 069 070 071 072 073 074 075 076 077 078 "
        "079 080 081 082 083 084 085 086 087 088 089 090 091 092 093 094 095 096 097 098 099 100 101 102 103 104 "
        "105 106"
    ),
    "hbp05": "074",
}
WHOLE = [*(f"hsd{n:02}" for n in range(1, 20)), "hbd24", "hpr", "hys01"]


def product(record: Record) -> str | None:
    """The file a card's facts are in."""
    name, number = product_of(record), record["number"].partition("-")[2]
    return name if name in (CHEERS, *WHOLE) or number in LISTED.get(name, "").split() else None


def main(source: Path, folder: Path = FOLDER) -> None:
    records = read_sheet(source)
    english = Glossary.of(records).names
    for name in (*WHOLE, *LISTED, CHEERS):
        blocks = {record["number"]: block(facts(record, english)) for record in records if product(record) == name}
        (folder / f"{name}.toml").write_text(with_facts("", blocks), encoding="utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
