import { readChoice } from './choices.ts'
import { clean } from './clean.ts'
import { findDates } from './dates.ts'
import { gather, put, sourceOf } from './gather.ts'
import type { PersonGround } from './read-person.ts'
import { joinCells } from './rows.ts'

type Reader = readonly [pattern: RegExp, read: (told: RegExpExecArray, sentence: string, at: PersonGround) => void]

const MAX_LINE = 400
const MAX_SENTENCES = 12

const putText = (at: PersonGround, name: string, text: string) =>
  gather(at.person.profileData, ['profileData', name], text, { ...at, isSure: false })

const putDay = (at: PersonGround, name: string, sentence: string) => {
  const [date] = findDates(sentence, at.ground.order)
  if (date) put(at.person.profileData, name, { value: date.value, isSure: false, source: sourceOf(at.row) })
}

function putChoice(at: PersonGround, name: string, text: string): void {
  const choice = readChoice(name, text)
  if (choice) put(at.person.profileData, name, { value: choice.value, isSure: false, source: sourceOf(at.row) })
}

const READERS: readonly Reader[] = [
  [
    /^born(?: in ([\p{L}\s.'’-]{2,40}?))?(?:,? on | (?=\d)|$)/iu,
    ([, place], sentence, at) => {
      putDay(at, 'birthDate', sentence)
      if (place) putText(at, 'birthPlace', place)
    },
  ],
  [
    /^(?:i am an? )?(\p{Lu}[\p{L}\s]{2,30}) (?:citizen|national)$/u,
    ([, country = ''], _, at) => putText(at, 'citizenship', country),
  ],
  [/^(married|single|divorced|widowed)(?!\p{L})/iu, ([, status = ''], _, at) => putChoice(at, 'maritalStatus', status)],
  [
    /^(fluent|good|excellent|basic|working|native)(?: in| knowledge of| command of)? english/iu,
    ([, level = ''], _, at) => putChoice(at, 'englishLevel', level),
  ],
  [
    /^(?:available|ready)(?: to join)?(?: from| on| since)?(?!\p{L})/iu,
    (_, sentence, at) => putDay(at, 'readyFrom', sentence),
  ],
]

/** Facts that somebody tells in English sentences, without labels; all with a doubt. */
export function readSentences(at: PersonGround): void {
  const sentences = joinCells(at.row)
    .slice(0, MAX_LINE)
    .split(/[.;]\s|[.;]$/, MAX_SENTENCES)
  for (const sentence of sentences.map(clean))
    for (const [pattern, read] of READERS) {
      const told = pattern.exec(sentence)
      if (told) read(told, sentence, at)
    }
}
