#!/bin/sh
# A model in a few lines: it knows of open tickets, logs people in, and asks a tool for the weather.
request=$(cat)
case "$request" in
*'sky\": \"rain'*)
  printf '%s\n' '{"title": "Weather in Oslo", "sections": [{"components": [
    {"type": "stat", "label": "Oslo", "value": "7 °C"}, {"type": "badge", "label": "rain"}]}]}' ;;
*'"tools"'*)
  printf '%s\n' '{"calls": [{"name": "weather", "arguments": {"place": "Oslo"}}]}' ;;
*'Standings with team'*)
  printf '%s\n' '{"title": "Standings", "sections": [{"components": [
    {"type": "standings", "title": "Standings", "rows":
      {"each": "", "team": {"from": "/team"}, "points": {"from": "/points"}}}]}]}' ;;
*'A login form'*)
  printf '%s\n' '{"title": "A login form", "sections": [{"components": [
    {"type": "field", "label": "Name of the model"}, {"type": "button", "label": "Log in"}]}]}' ;;
*)
  printf '%s\n' '{"title": "Open tickets", "sections": [{"components": [
    {"type": "table", "columns": ["Ticket", "State"], "rows": [["The door sticks", "open"],
      ["No hot water", "open"], ["A lamp flickers", "open"]]}]}]}' ;;
esac
