#!/bin/sh
# A program for `kaimaku league`, in a shell without any other tool: it passes whenever it can, else it takes the first
# option there is.
#
#     kaimaku league run hocg --bots random --program 'shell=sh examples/league_bot.sh'
while IFS= read -r line; do
    case $line in
    '{"type":"ask"'*)
        asked=${line#*'"asked":'}
        asked=${asked%%[!0-9]*}
        option=0
        case $line in
        *'"passing":'*)
            option=${line#*'"passing":'}
            option=${option%%[!0-9]*}
            ;;
        esac
        printf '{"type":"choose","asked":%s,"option":%s}\n' "$asked" "$option"
        ;;
    esac
done
