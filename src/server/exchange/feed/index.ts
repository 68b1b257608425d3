import { readList } from '#src/contract/http/describe-list.ts'
import { FEED_ROWS } from '#src/contract/lists.ts'
import { describeDomain } from '#src/server/domain.ts'
import { companyOf } from '#src/server/identity/session/session.ts'
import { feedJobs } from './feed.jobs.ts'
import { feedPersonalData } from './feed.personal-data.ts'
import { feedEndpoints } from './feed.routes.ts'
import { getFeed } from './feed.usecases.ts'
import { readFeedFile } from './read-feed-file.usecases.ts'
import { FEED_READER } from './reading/feed-reader.ts'

export const feedDomain = describeDomain({
  endpoints: feedEndpoints,
  jobs: feedJobs,
  personalData: feedPersonalData,
  files: {
    feed: {
      act: readFeedFile,
      readers: { xml: FEED_READER },
      news: async (services, session, id) => ({
        feed: await getFeed(services, companyOf(session), id, readList(FEED_ROWS, {})),
      }),
    },
  },
})
