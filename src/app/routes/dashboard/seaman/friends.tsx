import { friendsPage } from '#src/app/features/seaman/friends/friends-page.tsx'

export default friendsPage
