// What an event did, as it is drawn. Loaded with the first frame, after the page has shown itself.
export { eventPicture, NO_EVENT } from "@assize/kernel-drawing";
