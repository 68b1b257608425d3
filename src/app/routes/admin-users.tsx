import { adminUsersPage } from '../features/admin/users-page.tsx'

export default adminUsersPage
