import type { Services } from '#src/server/platform/services.ts'
import { PRODUCT } from '#src/server/product.ts'
import * as erasing from '#src/server/trust/data-right/erase-account.usecases.ts'
import * as exports from '#src/server/trust/data-right/exports.usecases.ts'

/** As the schedule runs it. */
export const eraseDueAccounts = (services: Services): Promise<void> =>
  erasing.eraseDueAccounts(services, PRODUCT.erasure)

/** As the queue runs it. */
export const makeExport = (services: Services, id: string): Promise<void> =>
  exports.makeExport(services, PRODUCT.personalData, id)
