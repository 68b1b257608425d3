import { erasePictureRows } from './exchange/picture/account-pictures.repository.ts'
import { erasePictures } from './exchange/picture/picture.erasure.ts'
import { eraseFiles } from './ground/file/file.erasure.ts'
import { eraseKeyedWrites } from './ground/idempotency/erased-writes.repository.ts'
import { eraseWaitingMails } from './ground/mail/erased-mails.repository.ts'
import { eraseCounters } from './identity/account/account.erasure.ts'
import { eraseAccountRow, forgetInviter } from './identity/account/erased-accounts.repository.ts'
import { eraseCv } from './people/seaman/seaman.erasure.ts'
import type { Erasure } from './platform/erasure.ts'
import { eraseReports } from './trust/report/erased-reports.repository.ts'
import { eraseApplicationMails } from './work/application/erased-applications.repository.ts'
import { takeOutOfSearch } from './work/vacancy/erased-words.repository.ts'
import { eraseWords } from './work/vacancy/vacancy.erasure.ts'

/** What happens to an account that its person wants erased, feature by feature. */
export const ERASURE: Erasure = {
  // How many are done is kept with the erasure: a new one goes behind the others, so that none is left out of one under way.
  steps: [eraseFiles, erasePictures, eraseCounters, eraseWords, eraseCv],
  rows: [
    eraseApplicationMails,
    eraseReports,
    takeOutOfSearch,
    erasePictureRows,
    forgetInviter,
    eraseKeyedWrites,
    eraseWaitingMails,
    eraseAccountRow,
  ],
}
