import { useParams } from "react-router";
import { ReadingPage } from "#features/library/components/reading-page.tsx";
import { libraryPath, libraryTopicPath, paths } from "../navigation/paths.ts";

export function LibraryPieceRoute() {
  const { key = "" } = useParams();
  return <ReadingPage key={key} pieceKey={key} libraryHref={paths.library} topicHref={libraryTopicPath} pieceHref={libraryPath} />;
}
