import { createPayHead, loadPay, type PayData } from '../features/market/pay-page.ts'
import { PayView } from '../features/market/pay-view.tsx'
import { definePage } from '../page.ts'

export default definePage<PayData>({ load: loadPay, head: createPayHead, Component: PayView })
