import { ConfirmNotice, isConfirmed } from '../features/account/confirm-notice.tsx'
import { adminUserPage } from '../features/admin/user-page.tsx'

export default adminUserPage({ isConfirmed, Notice: ConfirmNotice })
