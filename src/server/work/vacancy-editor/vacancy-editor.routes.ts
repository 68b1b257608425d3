import * as declared from '#src/contract/vacancy-editor/endpoints.ts'
import { defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { readIdempotencyKey } from '#src/server/http/idempotency-key.ts'
import { companyOf } from '#src/server/identity/session/session.ts'
import { refreshFigures } from '../market/overview.usecases.ts'
import { close, extend, pause, resume } from './acts.usecases.ts'
import { getEdited } from './edited-vacancy.usecases.ts'
import { getPreview } from './preview.usecases.ts'
import { publishVacancy } from './publish.usecases.ts'
import { beginVacancy, discardDraft, duplicateVacancy, saveDraft } from './save-draft.usecases.ts'

const postVacancy = implement(declared.postVacancy, async ({ c, services, session, body }) =>
  beginVacancy(services, session, body.form, readIdempotencyKey(c)),
)

const putVacancy = implement(declared.putVacancy, async ({ services, session, params, body }) =>
  saveDraft(services, session, params.id, body),
)

const readDraft = implement(declared.readVacancyDraft, async ({ services, session, params }) =>
  getEdited(services, companyOf(session), params.id),
)

const deleteDraft = implement(declared.deleteVacancyDraft, async ({ services, session, params }) =>
  discardDraft(services, session, params.id),
)

const readPreview = implement(declared.readVacancyPreview, async ({ services, session, params }) =>
  getPreview(services, companyOf(session), params.id),
)

const postPublication = implement(declared.publishVacancy, async ({ c, services, session, params, body }) => {
  const edited = await publishVacancy(services, session, params.id, body, readIdempotencyKey(c))
  defer(c, refreshFigures(services))
  return edited
})

const postPause = implement(declared.pauseVacancy, async ({ c, services, session, params }) => {
  const edited = await pause(services, session, params.id)
  defer(c, refreshFigures(services))
  return edited
})

const postResume = implement(declared.resumeVacancy, async ({ c, services, session, params }) => {
  const edited = await resume(services, session, params.id)
  defer(c, refreshFigures(services))
  return edited
})

const postExtension = implement(declared.extendVacancy, async ({ services, session, params, body }) =>
  extend(services, session, params.id, body.until),
)

const postClosing = implement(declared.closeVacancy, async ({ c, services, session, params, body }) => {
  const edited = await close(services, session, params.id, body.outcome)
  defer(c, refreshFigures(services))
  return edited
})

const postDuplicate = implement(declared.duplicateVacancy, async ({ c, services, session, params }) =>
  duplicateVacancy(services, session, params.id, readIdempotencyKey(c)),
)

export const vacancyEditorEndpoints = [
  postVacancy,
  putVacancy,
  readDraft,
  deleteDraft,
  readPreview,
  postPublication,
  postPause,
  postResume,
  postExtension,
  postClosing,
  postDuplicate,
]
