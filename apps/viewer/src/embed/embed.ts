// The script that other pages load: it defines the element `assize-replay`, and does nothing else.
import { defineReplay } from "./element.tsx";

defineReplay(import.meta.url.replace(/[^/]*$/, ""));
