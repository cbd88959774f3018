export { ProfilePage } from "./components/profile/profile-page.tsx";
