import { adminUsersPage } from '#src/app/features/back-office/user/users-page.tsx'

export default adminUsersPage
