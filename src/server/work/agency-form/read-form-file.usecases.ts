import { MAX_FORMS } from '#src/domain/agency-form/agency-form.ts'
import { cutText, normalizeName } from '#src/domain/text/text.ts'
import type { ReadWhole } from '#src/server/ground/file/file-acts.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { isGuardFailure, isReferenceViolation, isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure, type Text } from '#src/server/platform/failure.ts'
import { isCleanName } from '#src/server/platform/plain-text.ts'
import { demandRoom, insertForm } from './agency-form.repository.ts'
import { FormError } from './reading/form-error.ts'
import { type ReadForm, readForm } from './reading/read-form.ts'

const MAX_NAME = 80

const readFileName = (text: string): string => {
  const name = cutText(normalizeName(text), MAX_NAME)
  return name !== '' && isCleanName(name) ? name : 'form.docx'
}

const refuse = (text: Text): Failure => createFieldFailure('file', { file: text })

/** Returns what a reader makes of a form. Throws a message beside the field `file` for a rejected one. */
export async function readOrRefuse(
  read: (bytes: Uint8Array<ArrayBuffer>) => Promise<ReadForm>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<ReadForm> {
  try {
    return await read(bytes)
  } catch (error) {
    if (error instanceof FormError) throw refuse({ id: `agency-form.refused.${error.problem}`, values: error.values })
    throw error
  }
}

/** Stores a company's form under the id of its file, so that completing the upload again creates no second one. */
export const readFormFile: ReadWhole = async (services, file) => {
  const { db, clock } = services
  const companyId = file.organisationId ?? ''
  const { document, places, unknown } = await readOrRefuse((bytes) => readForm(bytes), file.bytes)
  try {
    await runBatch(db, [
      ...recordAct(services, file.session, 'form-added', file.id),
      ...demandRoom(db, companyId),
      insertForm(db, {
        id: file.id,
        companyId,
        name: readFileName(file.name ?? ''),
        document,
        size: file.bytes.byteLength,
        places,
        unknown,
        createdAt: clock(),
      }),
    ])
  } catch (error) {
    if (isGuardFailure(error)) throw refuse({ id: 'agency-form.refused.many', values: { most: MAX_FORMS } })
    if (isReferenceViolation(error)) throw new Failure('not-found')
    // It was completed before and the answer was lost.
    if (!isUniqueViolation(error)) throw error
  }
  return { type: 'docx', resultId: file.id }
}
