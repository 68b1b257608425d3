import * as declared from '#src/contract/agency-form/endpoints.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { answerFile } from '#src/server/http/answer-file.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { fillOwnForm, findForms, listForms, removeForm } from './agency-form.usecases.ts'

const readOwnForms = implement(declared.readOwnForms, async ({ services, session }) => listForms(services, session))

const postRemoval = implement(declared.removeForm, async ({ services, session, params }) =>
  removeForm(services, session, params.id),
)

const readOfferedForms = implement(declared.readOfferedForms, async ({ services, session, query }) =>
  findForms(services, session, query.q),
)

const readFilledForm = implement(declared.readFilledForm, async ({ c, services, session, params, query }) =>
  answerFile(
    c,
    await fillOwnForm(services, session, params.id, {
      language: (query.in ?? 'en') as LocaleCode,
      isWhole: query.whole !== undefined,
    }),
  ),
)

export const agencyFormEndpoints = [readOwnForms, postRemoval, readOfferedForms, readFilledForm]
