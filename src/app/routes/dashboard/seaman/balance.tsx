import { balancePage } from '#src/app/features/people/seaman/balance-page.tsx'

export default balancePage
