#!/usr/bin/env bash
# Type-checks what only Apple's systems build, against declarations that stand in for their framework.
# Takes the folder of a debug build, whose modules the sources import.
set -euo pipefail
cd "$(dirname "$0")/.."
build="$1"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
package="$(basename "$PWD" | tr "[:upper:]" "[:lower:]")"
features=()
for feature in ExistentialAny InternalImportsByDefault MemberImportVisibility; do
  features+=(-enable-upcoming-feature "$feature")
done
for system in 26 27; do
  # The framework's own version is 1 in the SDK of 26 and 2 in that of 27.
  swiftc -emit-module -parse-as-library -swift-version 6 -enable-library-evolution \
    -module-name FoundationModels -user-module-version $((system - 25)) -D "VERSION_$system" \
    -o "$folder/FoundationModels.swiftmodule" .ci/FoundationModels.swift
  find Sources/ScreenGeneration -name '*.swift' -print0 | xargs -0 swiftc -typecheck \
    -swift-version 6 -package-name "$package" "${features[@]}" \
    -module-name ScreenGeneration -I "$folder" -I "$build/Modules" \
    -Xcc "-fmodule-map-file=$build/VectorProducts.build/module.modulemap"
  echo "what only Apple's systems of $system build is well typed"
done
