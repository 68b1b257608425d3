import type { SeamanCreation } from '#src/contract/account/schemas.ts'
import { countCharacters, normalizeName } from '#src/domain/text/text.ts'
import { MAX_PERSON_NAME } from '#src/domain/text/text-limits.ts'
import { isCountry } from '#src/domain/vocabulary/countries.ts'
import { findRank } from '#src/domain/vocabulary/ranks.ts'
import type { Text } from '#src/server/platform/failure.ts'
import { isCleanName, isLatinName } from '#src/server/platform/plain-text.ts'

type ProfileInput = SeamanCreation['profileSeaman']['ProfileData']

/** Returns the normalised input. */
export const normalizeProfile = (input: ProfileInput) => ({
  firstname: normalizeName(input.firstname),
  surname: normalizeName(input.surname),
  citizenship: input.citizenship.trim().toUpperCase(),
  positionMain: input.positionMain.trim(),
  positionSecond: input.positionSecond?.trim() || null,
})

function checkName(name: string, missing: string): Text | undefined {
  if (name === '') return { id: missing }
  if (!isCleanName(name)) return { id: 'field.common.characters' }
  if (!isLatinName(name)) return { id: 'field.name.latin' }
  return countCharacters(name) > MAX_PERSON_NAME
    ? { id: 'field.name.long', values: { most: MAX_PERSON_NAME } }
    : undefined
}

function checkCitizenship(code: string): Text | undefined {
  if (code === '') return { id: 'field.citizenship.missing' }
  return isCountry(code) ? undefined : { id: 'field.citizenship.unknown' }
}

function checkMainRank(slug: string): Text | undefined {
  if (slug === '') return { id: 'field.positionMain.missing' }
  return findRank(slug) ? undefined : { id: 'field.positionMain.unknown' }
}

function checkSecondRank(slug: string | null, main: string): Text | undefined {
  if (slug === null) return undefined
  if (!findRank(slug)) return { id: 'field.positionSecond.unknown' }
  return slug === main ? { id: 'field.positionSecond.same' } : undefined
}

/** Returns messages for invalid fields; empty if all are valid. */
export function checkProfile(profile: ReturnType<typeof normalizeProfile>): Record<string, Text> {
  const problems: [string, Text | undefined][] = [
    ['firstname', checkName(profile.firstname, 'field.firstname.missing')],
    ['surname', checkName(profile.surname, 'field.surname.missing')],
    ['citizenship', checkCitizenship(profile.citizenship)],
    ['positionMain', checkMainRank(profile.positionMain)],
    ['positionSecond', checkSecondRank(profile.positionSecond, profile.positionMain)],
  ]
  return Object.fromEntries(problems.filter((problem): problem is [string, Text] => problem[1] !== undefined))
}
