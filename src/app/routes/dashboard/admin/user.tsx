import { adminUserPage } from '#src/app/features/back-office/user/user-page.tsx'
import { ConfirmNotice, isConfirmed } from '#src/app/features/identity/account/confirm-notice.tsx'

export default adminUserPage({ isConfirmed, Notice: ConfirmNotice })
