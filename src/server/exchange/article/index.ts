import { describeDomain } from '#src/server/domain.ts'
import { articleEndpoints } from './article.routes.ts'

export const articleDomain = describeDomain({
  endpoints: articleEndpoints,
  notPersonal: {
    article: 'what the editors publish',
    article_text: 'what the editors publish',
  },
})
