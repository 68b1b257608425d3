import { readList } from '#src/contract/http/describe-list.ts'
import { FEED_ROWS } from '#src/contract/lists.ts'
import { getFeed } from './exchange/feed/feed.usecases.ts'
import { readFeedFile } from './exchange/feed/read-feed-file.usecases.ts'
import type { FileActs, FileNews } from './ground/file/file-acts.ts'
import { showAvatar } from './identity/account/shown-avatar.repository.ts'
import { companyOf } from './identity/session/session.ts'
import { showLogo } from './people/company/shown-logo.repository.ts'
import { keepScan } from './people/scan/keep-scan.usecases.ts'
import { keepLicence } from './trust/company-check/licence-scan.usecases.ts'
import { listForms } from './work/agency-form/agency-form.usecases.ts'
import { readFormFile } from './work/agency-form/read-form-file.usecases.ts'
import { keepAttachment } from './work/inbox/attachments.usecases.ts'

/** What happens with the files of each purpose. */
export const FILE_ACTS: FileActs = {
  avatar: showAvatar,
  logo: showLogo,
  feed: readFeedFile,
  form: readFormFile,
  scan: keepScan,
  licence: keepLicence,
  attachment: keepAttachment,
}

/** What is told of it beside. */
export const FILE_NEWS: FileNews = {
  feed: async (services, session, id) => ({
    feed: await getFeed(services, companyOf(session), id, readList(FEED_ROWS, {})),
  }),
  form: async (services, session) => ({ forms: await listForms(services, session) }),
}
