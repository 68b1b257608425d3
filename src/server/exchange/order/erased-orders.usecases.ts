import { OPEN_ORDER_STATES } from '#src/domain/order/order-states.ts'
import type { ErasureStep } from '#src/server/platform/erasure.ts'
import type { Services } from '#src/server/platform/services.ts'
import { readOrder } from './change-order.ts'
import { closeOrder } from './end-order.usecases.ts'
import { findOpenOfErased } from './erased-orders.repository.ts'
import type { Products } from './product.ts'

async function close(services: Services, products: Products, orderId: string): Promise<void> {
  try {
    await closeOrder(services, products, orderId)
  } catch (error) {
    // It may have ended since it was found. If only a part was delivered, the next run of the erasure tries again.
    const { order } = await readOrder(services, orderId)
    if (OPEN_ORDER_STATES.includes(order.state)) throw error
  }
}

/**
 * Cancels the open orders of an account that is erased, and of companies that are erased with it: nothing more is delivered, what is held
 * is released, and the documents about what was delivered still name the buyer.
 */
export const closeErasedOrders =
  (products: Products): ErasureStep =>
  async (services, accountId) => {
    for (const { id } of await findOpenOfErased(services.db, accountId)) await close(services, products, id)
  }
