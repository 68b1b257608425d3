import { createHmac } from 'node:crypto'
import { encodeBase32 } from '#src/server/platform/encoding.ts'
import type { Services } from '#src/server/platform/services.ts'

const LENGTH = 32

/** The secret of a copy's link. It is made from a key, so that neither the database nor the mail's row holds it. */
export const createCopySecret = ({ config }: Pick<Services, 'config'>, exportId: string): string =>
  encodeBase32(createHmac('sha256', config.csrfKey).update(`copy!${exportId}`).digest()).slice(0, LENGTH)
