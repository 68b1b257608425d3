import { findDates } from './dates.ts'
import { gather, put, sourceOf } from './gather.ts'
import { findSlug } from './match-name.ts'
import type { Person } from './person.ts'
import type { WholeName } from './read-names.ts'
import { splitName } from './read-names.ts'
import type { Ground } from './read-value.ts'
import type { Row } from './rows.ts'

const ROWS = 8
const TITLE =
  /curriculum|r[eé]sum[eé]|(?<!\p{L})cv(?!\p{L})|application|form|seafarer|seaman|analysis|анкета|резюме|приложение|hoja de vida|lebenslauf|daftar riwayat|简历|履历|السيرة|बायोडाटा|page|personal|data|bio/iu
const TITLES = /^(?:capt(?:ain)?|cpt|mr|mrs|ms|dr|ing)\.?\s/i
const PHONE = /\+\d[\d\s().-]{7,20}\d/

/** Reads text at the top of a CV without labels: name, rank, phone number; all uncertain. */
export function readBeginning(
  rows: readonly Row[],
  { person, names, ground }: { person: Person; names: WholeName[]; ground: Ground },
): void {
  for (const row of rows.slice(0, ROWS))
    for (const cell of row.cells.flatMap((text) => text.split(/\n|\s[|•·–—]\s|,\s/))) {
      const text = cell.trim()
      const source = sourceOf(row)
      if (text === '' || text.length > 80) continue
      const untitled = text.replace(TITLES, '')
      const isTitled = untitled !== text && isName(untitled)
      const rank = isTitled ? undefined : findSlug('rank', text, ground.terms)
      const phone = PHONE.exec(text)
      if (/linkedin\.com\//i.test(text)) gather(person.contact, ['contact', 'linkedin'], text, { row, ground })
      else if (rank) put(person.profileData, 'positionMain', { value: rank.value, isSure: false, source })
      else if (phone) put(person.contact, 'mobile', { value: phone[0], isSure: false, source })
      else if (
        names.length === 0 &&
        !person.profileData.surname &&
        isName(untitled) &&
        findDates(text).length === 0 &&
        !ground.terms.findCountry(text)
      ) {
        const split = splitName(untitled, false)
        if (!split) continue
        put(person.profileData, 'firstname', { value: split.firstname, isSure: false, source })
        put(person.profileData, 'surname', { value: split.surname, isSure: false, source })
      }
    }
}

const isName = (text: string): boolean =>
  !TITLE.test(text) && /^\p{Lu}[\p{L}\p{M}.'’-]{0,30}(?:\s\p{Lu}[\p{L}\p{M}.'’-]{0,30}){1,3}$/u.test(text)
