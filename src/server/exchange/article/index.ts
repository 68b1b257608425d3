import { describeDomain } from '#src/server/domain.ts'
import { articleMails } from './article.mails.ts'
import { articleEndpoints } from './article.routes.ts'
import { articleDigests } from './article-digest.ts'

export const articleDomain = describeDomain({
  endpoints: articleEndpoints,
  digests: articleDigests,
  mails: articleMails,
  notPersonal: {
    article: 'what the editors publish',
    article_text: 'what the editors publish',
  },
})
