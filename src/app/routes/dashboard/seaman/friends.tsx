import { friendsPage } from '#src/app/features/work/friend/friends-page.tsx'

export default friendsPage
