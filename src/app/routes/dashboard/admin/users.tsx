import { adminUsersPage } from '#src/app/features/admin/users-page.tsx'

export default adminUsersPage
