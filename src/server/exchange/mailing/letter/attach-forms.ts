import type { Letter } from '#src/server/ground/mail/letters/letter.ts'
import { DOCX } from '#src/server/people/cv-file/cv-file.usecases.ts'
import { wholeCv } from '#src/server/people/seaman/cv/whole-cv.ts'
import { findSeaman, findSeamanId } from '#src/server/people/seaman/seaman.repository.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { fillNewestForm } from '#src/server/work/agency-form/agency-form.usecases.ts'
import type { LetterRow } from '../engine/letter-rows.repository.ts'

/** A letter with larger attachments is not accepted. */
const MAX_ATTACHED = 3_000_000

export type Attachment = NonNullable<Letter['mail']['attachments']>[number]

/** Whether the agency asks for its form, and the seafarer agreed. */
const isWanted = ({ rule, choice }: LetterRow): boolean => rule?.ownForm === true && choice.isWithForm

/** The CV of an account today; undefined if it was written by another version of the site. */
async function readCv({ db, cvs }: Needs<'db' | 'cvs'>, accountId: string) {
  const id = await findSeamanId(db, accountId)
  const seaman = id ? await findSeaman(db, id) : undefined
  try {
    return seaman && wholeCv(seaman, await cvs.get(seaman.id))
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

/** Returns the CV of a row on the agency's own form; undefined where one of both did not ask for it. File names contain no name. */
async function attachForm(
  services: Needs<'db' | 'cvs'>,
  row: LetterRow,
  place: number,
): Promise<Attachment | undefined> {
  if (!isWanted(row)) return undefined
  const cv = await readCv(services, row.accountId)
  const { organisationId, language } = row.row
  const filled =
    cv &&
    (await fillNewestForm(services, { companyId: organisationId, cv, language: language ?? 'en', at: row.orderedAt }))
  return filled && { name: `cv-${place + 1}.docx`, type: DOCX, bytes: filled }
}

/** Returns the attachments of a letter, by row; together they stay below what is accepted. */
export async function attachForms(
  services: Needs<'db' | 'cvs'>,
  rows: readonly LetterRow[],
): Promise<ReadonlyMap<LetterRow, Attachment>> {
  const attached = new Map<LetterRow, Attachment>()
  let size = 0
  for (const [place, row] of rows.entries()) {
    const form = await attachForm(services, row, place)
    if (!form || size + form.bytes.byteLength > MAX_ATTACHED) continue
    size += form.bytes.byteLength
    attached.set(row, form)
  }
  return attached
}
