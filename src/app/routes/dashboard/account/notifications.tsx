export { notificationsPage as default } from '#src/app/features/people/setting/notifications-page.tsx'
