import { createPayHead, loadPay, type PayData } from '#src/app/features/work/market/pay-page.ts'
import { PayView } from '#src/app/features/work/market/pay-view.tsx'
import { definePage } from '#src/app/page.ts'

export default definePage<PayData>({ load: loadPay, head: createPayHead, Component: PayView })
