export const RESUMABLE_PATH = "/storage/v1/upload/resumable";
