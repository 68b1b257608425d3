import { describeDomain } from '#src/server/domain.ts'
import { vocabularyEndpoints } from './vocabulary.routes.ts'

export const vocabularyDomain = describeDomain({ endpoints: vocabularyEndpoints })
