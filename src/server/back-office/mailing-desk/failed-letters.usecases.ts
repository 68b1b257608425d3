import type { ListQuery } from '#src/contract/http/describe-list.ts'
import { FAILED_LETTERS } from '#src/contract/mailing-desk/list.ts'
import type { FailedLetters } from '#src/contract/mailing-desk/schemas.ts'
import { BLANK_ID } from '#src/server/exchange/mailing/letter/own-letter.usecases.ts'
import { renderLetter } from '#src/server/exchange/mailing/letter/render-letter.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { countFailedLetters, findCvsOf, listFailedLetters } from './failed-letters.repository.ts'

type FailedLetter = FailedLetters['items'][number]
type Cvs = Awaited<ReturnType<typeof findCvsOf>>

/** The letter as it is sent, without the ids that open a page; null for mail that is no mailing. */
async function readText(services: Needs<'config'>, cvs: Cvs): Promise<FailedLetter['letter']> {
  const [first] = cvs
  if (!first) return null
  const language = first.language ?? 'en'
  const written = cvs.map(({ facts }) => ({ facts, reviewId: BLANK_ID, isAttached: false }))
  const { subject, text } = await renderLetter(services, { cvs: written, stopId: BLANK_ID }, language)
  return { subject, text, language }
}

/** Returns a page of letters that did not leave or whose fate is unknown, with what they say. */
export async function getFailedLetters(
  services: Needs<'db' | 'config'>,
  { page }: ListQuery<typeof FAILED_LETTERS>,
): Promise<FailedLetters> {
  const { db } = services
  const { pageSize } = FAILED_LETTERS
  const [rows, total] = await Promise.all([
    listFailedLetters(db, { limit: pageSize, offset: (page - 1) * pageSize }),
    countFailedLetters(db),
  ])
  const cvs = await findCvsOf(
    db,
    rows.map(({ row }) => row.id),
  )
  const items = rows.map(async ({ row, name }): Promise<FailedLetter> => {
    const own = cvs.filter(({ letterId }) => letterId === row.id)
    const { id, source, scope, domain, state, error, at } = row
    return {
      ...{ id, source, domain, error, at, state: state as FailedLetter['state'] },
      agency: scope === null ? null : { id: scope, name: name ?? scope },
      mailings: own.map(({ mailingId }) => mailingId),
      letter: await readText(services, own),
    }
  })
  return { items: await Promise.all(items), total, page, pageSize }
}
