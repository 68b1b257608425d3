import type { Locator } from '@playwright/test'
import { givePicture, pngFile } from '../picture-files.ts'
import { register } from './people.ts'
import type { Row, Visit } from './row.ts'

const AVATAR = '/account/picture'

/** Beginning, pieces and completion are one act of a person; the completion is walked with the file of a feed. */
const send = {
  who: 'user',
  open: async (visit) => {
    await register(visit)
    return AVATAR
  },
  form: 'main form:has([name=act][value=avatar])',
  fill: async (form: Locator, { scripting }: Visit) => {
    await form.locator('[type=file]').setInputFiles(pngFile)
    // The controls of the crop appear when the picture is decoded.
    if (scripting) await form.locator('[type=range]').first().waitFor()
  },
  answer: { id: 'form.done.saved' },
} as const satisfies Omit<Row, 'endpoint'>

/** Pictures that people send as files. */
export const pictureRows: readonly Row[] = [
  { endpoint: 'post /server/user/file', ...send },
  { endpoint: 'put /server/upload/file/{id}/piece/{number}', ...send },
  {
    endpoint: 'delete /server/user/picture/{purpose}',
    who: 'user',
    open: async (visit) => {
      await register(visit)
      await givePicture(visit.page.request)
      return AVATAR
    },
    form: 'main details:has([value=avatar-removal])',
    fill: (form) => form.locator('summary').click(),
    answer: { id: 'form.done.removed' },
  },
]
