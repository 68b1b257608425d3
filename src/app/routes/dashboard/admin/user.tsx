import { ConfirmNotice, isConfirmed } from '#src/app/features/account/confirm-notice.tsx'
import { adminUserPage } from '#src/app/features/admin/user-page.tsx'

export default adminUserPage({ isConfirmed, Notice: ConfirmNotice })
