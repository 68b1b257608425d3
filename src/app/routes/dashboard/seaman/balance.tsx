import { balancePage } from '#src/app/features/seaman/balance-page.tsx'

export default balancePage
