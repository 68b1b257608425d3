import * as declared from '#src/contract/cv-file/endpoints.ts'
import { isMask } from '#src/domain/cv/masks.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { answerFile } from '#src/server/http/answer-file.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { makeCvFile } from './cv-file.usecases.ts'

const readFile = implement(declared.readFile, async ({ c, services, session, params, query }) =>
  answerFile(
    c,
    await makeCvFile(services, session, params.kind, {
      language: (query.in ?? session.user.language) as LocaleCode,
      masks: (query.off ?? '').split(',').filter(isMask),
    }),
  ),
)

export const cvFileEndpoints = [readFile]
