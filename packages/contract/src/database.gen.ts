// Generated from the migrations by tools/db-types.ts (npm run db:types). Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      account_changes: {
        Row: {
          action: "granted" | "revoked" | "disabled" | "enabled";
          changed_by: string | null;
          created_at: string;
          id: string;
          role: string | null;
          user_id: string;
        };
        Insert: {
          action: "granted" | "revoked" | "disabled" | "enabled";
          changed_by?: string | null;
          created_at?: string;
          id?: string;
          role?: string | null;
          user_id: string;
        };
        Update: {
          action?: "granted" | "revoked" | "disabled" | "enabled";
          changed_by?: string | null;
          created_at?: string;
          id?: string;
          role?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      admin_content: {
        Row: {
          content: string;
          content_type: "article" | "guide" | "announcement" | "faq";
          created_at: string;
          created_by: string | null;
          id: string;
          publish_at: string | null;
          published_at: string | null;
          search_vector: string;
          status: "draft" | "review" | "published" | "archived";
          tags: string[];
          title: string;
          topics: string[];
          updated_at: string;
          visible_from: string | null;
        };
        Insert: {
          content?: string;
          content_type?: "article" | "guide" | "announcement" | "faq";
          created_at?: string;
          created_by?: string | null;
          id?: string;
          publish_at?: string | null;
          published_at?: string | null;
          search_vector?: never;
          status?: "draft" | "review" | "published" | "archived";
          tags?: string[];
          title: string;
          topics?: never;
          updated_at?: string;
          visible_from?: never;
        };
        Update: {
          content?: string;
          content_type?: "article" | "guide" | "announcement" | "faq";
          created_at?: string;
          created_by?: string | null;
          id?: string;
          publish_at?: string | null;
          published_at?: string | null;
          search_vector?: never;
          status?: "draft" | "review" | "published" | "archived";
          tags?: string[];
          title?: string;
          topics?: never;
          updated_at?: string;
          visible_from?: never;
        };
        Relationships: [
          {
            foreignKeyName: "admin_content_created_by_fkey";
            columns: ["created_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      admin_content_versions: {
        Row: {
          changed_at: string;
          changed_by: string | null;
          content: string;
          content_id: string;
          content_type: string;
          publish_at: string | null;
          status: string;
          tags: string[];
          title: string;
          version: number;
        };
        Insert: {
          changed_at?: string;
          changed_by?: string | null;
          content: string;
          content_id: string;
          content_type: string;
          publish_at?: string | null;
          status: string;
          tags: string[];
          title: string;
          version: number;
        };
        Update: {
          changed_at?: string;
          changed_by?: string | null;
          content?: string;
          content_id?: string;
          content_type?: string;
          publish_at?: string | null;
          status?: string;
          tags?: string[];
          title?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: "admin_content_versions_changed_by_fkey";
            columns: ["changed_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "admin_content_versions_content_id_fkey";
            columns: ["content_id"];
            isOneToOne: false;
            referencedRelation: "admin_content";
            referencedColumns: ["id"];
          },
        ];
      };
      ai_coach_test_cases: {
        Row: {
          action: "coaching_question" | "personalize_plan" | "injury_adaptation" | "competition_preparation";
          content: string;
          created_at: string;
          created_by: string | null;
          deleted_at: string | null;
          expected_keywords: string[];
          id: string;
          name: string;
          updated_at: string;
          user_profile: Json;
        };
        Insert: {
          action?: "coaching_question" | "personalize_plan" | "injury_adaptation" | "competition_preparation";
          content: string;
          created_at?: string;
          created_by?: string | null;
          deleted_at?: string | null;
          expected_keywords?: string[];
          id?: string;
          name: string;
          updated_at?: string;
          user_profile?: Json;
        };
        Update: {
          action?: "coaching_question" | "personalize_plan" | "injury_adaptation" | "competition_preparation";
          content?: string;
          created_at?: string;
          created_by?: string | null;
          deleted_at?: string | null;
          expected_keywords?: string[];
          id?: string;
          name?: string;
          updated_at?: string;
          user_profile?: Json;
        };
        Relationships: [
          {
            foreignKeyName: "ai_coach_test_cases_created_by_fkey";
            columns: ["created_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      ai_coach_test_results: {
        Row: {
          created_at: string;
          created_by: string | null;
          id: string;
          keywords_found: string[];
          keywords_missing: string[];
          passed_expectations: boolean;
          response: string;
          response_time: number;
          test_case_id: string;
          token_count: number | null;
        };
        Insert: {
          created_at?: string;
          created_by?: string | null;
          id?: string;
          keywords_found?: string[];
          keywords_missing?: string[];
          passed_expectations: boolean;
          response: string;
          response_time: number;
          test_case_id: string;
          token_count?: number | null;
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          id?: string;
          keywords_found?: string[];
          keywords_missing?: string[];
          passed_expectations?: boolean;
          response?: string;
          response_time?: number;
          test_case_id?: string;
          token_count?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: "ai_coach_test_results_created_by_fkey";
            columns: ["created_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "ai_coach_test_results_test_case_id_fkey";
            columns: ["test_case_id"];
            isOneToOne: false;
            referencedRelation: "ai_coach_test_cases";
            referencedColumns: ["id"];
          },
        ];
      };
      ai_training_sessions: {
        Row: {
          admin_notes: string | null;
          approved_at: string | null;
          approved_by: string | null;
          content: string;
          created_at: string;
          id: string;
          status: "pending" | "approved" | "rejected";
          title: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          admin_notes?: string | null;
          approved_at?: string | null;
          approved_by?: string | null;
          content: string;
          created_at?: string;
          id?: string;
          status?: "pending" | "approved" | "rejected";
          title: string;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          admin_notes?: string | null;
          approved_at?: string | null;
          approved_by?: string | null;
          content?: string;
          created_at?: string;
          id?: string;
          status?: "pending" | "approved" | "rejected";
          title?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "ai_training_sessions_approved_by_fkey";
            columns: ["approved_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "ai_training_sessions_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      announcement_dismissals: {
        Row: {
          content_id: string;
          dismissed_at: string;
          user_id: string;
        };
        Insert: {
          content_id: string;
          dismissed_at?: string;
          user_id?: string;
        };
        Update: {
          content_id?: string;
          dismissed_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "announcement_dismissals_content_id_fkey";
            columns: ["content_id"];
            isOneToOne: false;
            referencedRelation: "admin_content";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "announcement_dismissals_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      athlete_availability: {
        Row: {
          minutes: number;
          user_id: string;
          weekday: number;
        };
        Insert: {
          minutes: number;
          user_id?: string;
          weekday: number;
        };
        Update: {
          minutes?: number;
          user_id?: string;
          weekday?: number;
        };
        Relationships: [];
      };
      athlete_context: {
        Row: {
          coach_notes: string | null;
          competition_date: string | null;
          competition_type: string | null;
          created_at: string;
          id: string;
          injuries: string | null;
          long_term_goals: string | null;
          short_term_goals: string | null;
          upcoming_competition: string | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          coach_notes?: string | null;
          competition_date?: string | null;
          competition_type?: string | null;
          created_at?: string;
          id?: string;
          injuries?: string | null;
          long_term_goals?: string | null;
          short_term_goals?: string | null;
          upcoming_competition?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          coach_notes?: string | null;
          competition_date?: string | null;
          competition_type?: string | null;
          created_at?: string;
          id?: string;
          injuries?: string | null;
          long_term_goals?: string | null;
          short_term_goals?: string | null;
          upcoming_competition?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      athlete_equipment: {
        Row: {
          equipment: string;
          user_id: string;
        };
        Insert: {
          equipment: string;
          user_id?: string;
        };
        Update: {
          equipment?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      athlete_motivation: {
        Row: {
          created_at: string;
          id: string;
          motivation_drivers: string | null;
          training_dislikes: string | null;
          training_style_preferences: string | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          motivation_drivers?: string | null;
          training_dislikes?: string | null;
          training_style_preferences?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          motivation_drivers?: string | null;
          training_dislikes?: string | null;
          training_style_preferences?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      athlete_profiles: {
        Row: {
          age: number | null;
          ai_consent: boolean;
          ai_consent_at: string | null;
          bike_years: number | null;
          body_weight_kg: number | null;
          check_in_reminder_at: string | null;
          created_at: string;
          days_per_week: number | null;
          distance_units: "km" | "mi";
          gender: "female" | "male" | "non_binary" | "other" | "undisclosed" | null;
          gymnastics_years: number | null;
          has_seen_onboarding: boolean;
          height_cm: number | null;
          history_given_on: string | null;
          id: string;
          injured_last_year: boolean | null;
          last_onboarding_step: number;
          lift_years: number | null;
          longest_ride_hours: number | null;
          longest_run_km: number | null;
          longest_swim_m: number | null;
          onboarding_completed: boolean;
          preferred_long_day: number | null;
          primary_focus: "hyrox" | "crossfit" | "running" | "triathlon" | "strength" | "powerlifting" | "general" | null;
          run_years: number | null;
          runs_per_week: number | null;
          session_reminder_at: string | null;
          swim_years: number | null;
          time_zone: string | null;
          training_level: "beginner" | "intermediate" | "advanced" | "elite" | null;
          training_years: number | null;
          units: "kg" | "lb";
          updated_at: string;
          week_start: "monday" | "sunday";
          weekly_hours: number | null;
          weekly_review_mail: boolean;
          weekly_review_push: boolean;
          weekly_run_km: number | null;
        };
        Insert: {
          age?: number | null;
          ai_consent?: boolean;
          ai_consent_at?: string | null;
          bike_years?: number | null;
          body_weight_kg?: number | null;
          check_in_reminder_at?: string | null;
          created_at?: string;
          days_per_week?: number | null;
          distance_units?: "km" | "mi";
          gender?: "female" | "male" | "non_binary" | "other" | "undisclosed" | null;
          gymnastics_years?: number | null;
          has_seen_onboarding?: boolean;
          height_cm?: number | null;
          history_given_on?: string | null;
          id: string;
          injured_last_year?: boolean | null;
          last_onboarding_step?: number;
          lift_years?: number | null;
          longest_ride_hours?: number | null;
          longest_run_km?: number | null;
          longest_swim_m?: number | null;
          onboarding_completed?: boolean;
          preferred_long_day?: number | null;
          primary_focus?: "hyrox" | "crossfit" | "running" | "triathlon" | "strength" | "powerlifting" | "general" | null;
          run_years?: number | null;
          runs_per_week?: number | null;
          session_reminder_at?: string | null;
          swim_years?: number | null;
          time_zone?: string | null;
          training_level?: "beginner" | "intermediate" | "advanced" | "elite" | null;
          training_years?: number | null;
          units?: "kg" | "lb";
          updated_at?: string;
          week_start?: "monday" | "sunday";
          weekly_hours?: number | null;
          weekly_review_mail?: boolean;
          weekly_review_push?: boolean;
          weekly_run_km?: number | null;
        };
        Update: {
          age?: number | null;
          ai_consent?: boolean;
          ai_consent_at?: string | null;
          bike_years?: number | null;
          body_weight_kg?: number | null;
          check_in_reminder_at?: string | null;
          created_at?: string;
          days_per_week?: number | null;
          distance_units?: "km" | "mi";
          gender?: "female" | "male" | "non_binary" | "other" | "undisclosed" | null;
          gymnastics_years?: number | null;
          has_seen_onboarding?: boolean;
          height_cm?: number | null;
          history_given_on?: string | null;
          id?: string;
          injured_last_year?: boolean | null;
          last_onboarding_step?: number;
          lift_years?: number | null;
          longest_ride_hours?: number | null;
          longest_run_km?: number | null;
          longest_swim_m?: number | null;
          onboarding_completed?: boolean;
          preferred_long_day?: number | null;
          primary_focus?: "hyrox" | "crossfit" | "running" | "triathlon" | "strength" | "powerlifting" | "general" | null;
          run_years?: number | null;
          runs_per_week?: number | null;
          session_reminder_at?: string | null;
          swim_years?: number | null;
          time_zone?: string | null;
          training_level?: "beginner" | "intermediate" | "advanced" | "elite" | null;
          training_years?: number | null;
          units?: "kg" | "lb";
          updated_at?: string;
          week_start?: "monday" | "sunday";
          weekly_hours?: number | null;
          weekly_review_mail?: boolean;
          weekly_review_push?: boolean;
          weekly_run_km?: number | null;
        };
        Relationships: [];
      };
      benchmark_wods: {
        Row: {
          created_at: string;
          date_completed: string;
          id: string;
          notes: string | null;
          result: string;
          user_id: string;
          wod_name: string;
        };
        Insert: {
          created_at?: string;
          date_completed?: string;
          id?: string;
          notes?: string | null;
          result: string;
          user_id?: string;
          wod_name: string;
        };
        Update: {
          created_at?: string;
          date_completed?: string;
          id?: string;
          notes?: string | null;
          result?: string;
          user_id?: string;
          wod_name?: string;
        };
        Relationships: [];
      };
      check_ins: {
        Row: {
          created_at: string;
          day: string;
          heart_rate_variability: number | null;
          motivation: number | null;
          notes: string | null;
          resting_heart_rate: number | null;
          sleep: number | null;
          sleep_hours: number | null;
          soreness: number | null;
          stress: number | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          day: string;
          heart_rate_variability?: number | null;
          motivation?: number | null;
          notes?: string | null;
          resting_heart_rate?: number | null;
          sleep?: number | null;
          sleep_hours?: number | null;
          soreness?: number | null;
          stress?: number | null;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          day?: string;
          heart_rate_variability?: number | null;
          motivation?: number | null;
          notes?: string | null;
          resting_heart_rate?: number | null;
          sleep?: number | null;
          sleep_hours?: number | null;
          soreness?: number | null;
          stress?: number | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      coach_conversations: {
        Row: {
          action: "coaching_question" | "personalize_plan" | "injury_adaptation" | "competition_preparation";
          created_at: string;
          id: string;
          title: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          action?: "coaching_question" | "personalize_plan" | "injury_adaptation" | "competition_preparation";
          created_at?: string;
          id?: string;
          title: string;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          action?: "coaching_question" | "personalize_plan" | "injury_adaptation" | "competition_preparation";
          created_at?: string;
          id?: string;
          title?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      coach_feedback: {
        Row: {
          answer: string | null;
          coach: "built-in" | "model" | null;
          comment: string | null;
          created_at: string;
          helpful: boolean;
          message_id: number;
          question: string | null;
          reason: "wrong" | "off_topic" | "unclear" | "too_long" | "unsafe" | "other" | null;
          reviewed_at: string | null;
          user_id: string;
        };
        Insert: {
          answer?: string | null;
          coach?: "built-in" | "model" | null;
          comment?: string | null;
          created_at?: string;
          helpful: boolean;
          message_id: number;
          question?: string | null;
          reason?: "wrong" | "off_topic" | "unclear" | "too_long" | "unsafe" | "other" | null;
          reviewed_at?: string | null;
          user_id?: string;
        };
        Update: {
          answer?: string | null;
          coach?: "built-in" | "model" | null;
          comment?: string | null;
          created_at?: string;
          helpful?: boolean;
          message_id?: number;
          question?: string | null;
          reason?: "wrong" | "off_topic" | "unclear" | "too_long" | "unsafe" | "other" | null;
          reviewed_at?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "coach_feedback_message_id_fkey";
            columns: ["message_id"];
            isOneToOne: true;
            referencedRelation: "coach_messages";
            referencedColumns: ["id"];
          },
        ];
      };
      coach_messages: {
        Row: {
          coach: "built-in" | "model" | null;
          content: string;
          conversation_id: string;
          created_at: string;
          decision: "accepted" | "edited" | "rejected" | null;
          id: number;
          interrupted: boolean;
          outcomes: Json;
          proposals: Json;
          red_flag: boolean;
          role: "user" | "assistant";
          sources: Json;
          token_count: number;
          user_id: string;
        };
        Insert: {
          coach?: "built-in" | "model" | null;
          content: string;
          conversation_id: string;
          created_at?: string;
          decision?: "accepted" | "edited" | "rejected" | null;
          id?: number;
          interrupted?: boolean;
          outcomes?: Json;
          proposals?: Json;
          red_flag?: boolean;
          role: "user" | "assistant";
          sources?: Json;
          token_count?: number;
          user_id?: string;
        };
        Update: {
          coach?: "built-in" | "model" | null;
          content?: string;
          conversation_id?: string;
          created_at?: string;
          decision?: "accepted" | "edited" | "rejected" | null;
          id?: number;
          interrupted?: boolean;
          outcomes?: Json;
          proposals?: Json;
          red_flag?: boolean;
          role?: "user" | "assistant";
          sources?: Json;
          token_count?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "coach_messages_conversation_id_fkey";
            columns: ["conversation_id","user_id"];
            isOneToOne: false;
            referencedRelation: "coach_conversations";
            referencedColumns: ["id","user_id"];
          },
        ];
      };
      competition_benchmarks: {
        Row: {
          competition_id: string | null;
          competition_name: string;
          competition_type: "crossfit" | "hyrox" | "running" | "triathlon" | "weightlifting" | "other";
          created_at: string;
          date: string;
          id: string;
          notes: string | null;
          place: number | null;
          result: string | null;
          user_id: string;
        };
        Insert: {
          competition_id?: string | null;
          competition_name: string;
          competition_type?: "crossfit" | "hyrox" | "running" | "triathlon" | "weightlifting" | "other";
          created_at?: string;
          date?: string;
          id?: string;
          notes?: string | null;
          place?: number | null;
          result?: string | null;
          user_id?: string;
        };
        Update: {
          competition_id?: string | null;
          competition_name?: string;
          competition_type?: "crossfit" | "hyrox" | "running" | "triathlon" | "weightlifting" | "other";
          created_at?: string;
          date?: string;
          id?: string;
          notes?: string | null;
          place?: number | null;
          result?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "competition_benchmarks_competition_id_fkey";
            columns: ["competition_id","user_id"];
            isOneToOne: false;
            referencedRelation: "competitions";
            referencedColumns: ["id","user_id"];
          },
        ];
      };
      competitions: {
        Row: {
          ai_adjusted: boolean;
          benchmark_performance: string | null;
          created_at: string;
          date: string;
          description: string | null;
          entry: "singles" | "doubles" | "relay" | null;
          from_context: boolean;
          goals: Json;
          id: string;
          is_confirmed: boolean;
          location: string;
          name: string;
          partner_run_10k: string | null;
          place: number | null;
          priority: "A" | "B" | "C";
          registration_deadline: string | null;
          registration_status: "registered" | "pending" | "not-registered";
          result: string | null;
          target_result: string | null;
          team_members: string[];
          type: "hyrox" | "crossfit" | "running" | "triathlon" | "weightlifting" | "other";
          updated_at: string;
          user_id: string;
        };
        Insert: {
          ai_adjusted?: boolean;
          benchmark_performance?: string | null;
          created_at?: string;
          date: string;
          description?: string | null;
          entry?: "singles" | "doubles" | "relay" | null;
          from_context?: boolean;
          goals?: Json;
          id?: string;
          is_confirmed?: boolean;
          location: string;
          name: string;
          partner_run_10k?: string | null;
          place?: number | null;
          priority?: "A" | "B" | "C";
          registration_deadline?: string | null;
          registration_status?: "registered" | "pending" | "not-registered";
          result?: string | null;
          target_result?: string | null;
          team_members?: string[];
          type?: "hyrox" | "crossfit" | "running" | "triathlon" | "weightlifting" | "other";
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          ai_adjusted?: boolean;
          benchmark_performance?: string | null;
          created_at?: string;
          date?: string;
          description?: string | null;
          entry?: "singles" | "doubles" | "relay" | null;
          from_context?: boolean;
          goals?: Json;
          id?: string;
          is_confirmed?: boolean;
          location?: string;
          name?: string;
          partner_run_10k?: string | null;
          place?: number | null;
          priority?: "A" | "B" | "C";
          registration_deadline?: string | null;
          registration_status?: "registered" | "pending" | "not-registered";
          result?: string | null;
          target_result?: string | null;
          team_members?: string[];
          type?: "hyrox" | "crossfit" | "running" | "triathlon" | "weightlifting" | "other";
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      conditioning_benchmarks: {
        Row: {
          created_at: string;
          date_recorded: string;
          dates: Json;
          ftp_20min: number | null;
          id: string;
          is_current: boolean;
          row_500m: string | null;
          run_10k: string | null;
          run_5k: string | null;
          updated_at: string;
          user_id: string;
          vo2_max: number | null;
        };
        Insert: {
          created_at?: string;
          date_recorded?: string;
          dates?: Json;
          ftp_20min?: number | null;
          id?: string;
          is_current?: boolean;
          row_500m?: string | null;
          run_10k?: string | null;
          run_5k?: string | null;
          updated_at?: string;
          user_id?: string;
          vo2_max?: number | null;
        };
        Update: {
          created_at?: string;
          date_recorded?: string;
          dates?: Json;
          ftp_20min?: number | null;
          id?: string;
          is_current?: boolean;
          row_500m?: string | null;
          run_10k?: string | null;
          run_5k?: string | null;
          updated_at?: string;
          user_id?: string;
          vo2_max?: number | null;
        };
        Relationships: [];
      };
      exercises: {
        Row: {
          body_regions_stressed: Json;
          catalogue_name: string | null;
          category: "strength" | "cardio" | "flexibility" | "functional";
          created_at: string;
          description: string | null;
          difficulty: "beginner" | "intermediate" | "advanced";
          difficulty_rank: number;
          equipment: string | null;
          has_video: boolean;
          id: string;
          movement_pattern: string | null;
          muscle_group: string | null;
          name: string;
          substitutions: string[];
          updated_at: string;
          video_thumbnail_url: string | null;
          video_url: string | null;
        };
        Insert: {
          body_regions_stressed?: Json;
          catalogue_name?: string | null;
          category?: "strength" | "cardio" | "flexibility" | "functional";
          created_at?: string;
          description?: string | null;
          difficulty?: "beginner" | "intermediate" | "advanced";
          difficulty_rank?: never;
          equipment?: string | null;
          has_video?: never;
          id?: string;
          movement_pattern?: string | null;
          muscle_group?: string | null;
          name: string;
          substitutions?: string[];
          updated_at?: string;
          video_thumbnail_url?: string | null;
          video_url?: string | null;
        };
        Update: {
          body_regions_stressed?: Json;
          catalogue_name?: string | null;
          category?: "strength" | "cardio" | "flexibility" | "functional";
          created_at?: string;
          description?: string | null;
          difficulty?: "beginner" | "intermediate" | "advanced";
          difficulty_rank?: never;
          equipment?: string | null;
          has_video?: never;
          id?: string;
          movement_pattern?: string | null;
          muscle_group?: string | null;
          name?: string;
          substitutions?: string[];
          updated_at?: string;
          video_thumbnail_url?: string | null;
          video_url?: string | null;
        };
        Relationships: [];
      };
      goal_progress: {
        Row: {
          day: string;
          goal_id: string;
          user_id: string;
          value: number;
        };
        Insert: {
          day?: string;
          goal_id: string;
          user_id: string;
          value: number;
        };
        Update: {
          day?: string;
          goal_id?: string;
          user_id?: string;
          value?: number;
        };
        Relationships: [
          {
            foreignKeyName: "goal_progress_goal_id_fkey";
            columns: ["goal_id","user_id"];
            isOneToOne: false;
            referencedRelation: "goals";
            referencedColumns: ["id","user_id"];
          },
        ];
      };
      goals: {
        Row: {
          category: "strength" | "endurance" | "skill" | "competition";
          completed_at: string | null;
          created_at: string;
          current_value: number;
          description: string | null;
          due_date: string;
          exercise_name: string | null;
          falling: boolean;
          id: string;
          measure: "distance" | "minutes" | "sessions" | "weight" | "reps" | null;
          start_date: string;
          start_value: number | null;
          target_value: number;
          title: string;
          unit: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          category: "strength" | "endurance" | "skill" | "competition";
          completed_at?: string | null;
          created_at?: string;
          current_value?: number;
          description?: string | null;
          due_date: string;
          exercise_name?: string | null;
          falling?: boolean;
          id?: string;
          measure?: "distance" | "minutes" | "sessions" | "weight" | "reps" | null;
          start_date?: string;
          start_value?: number | null;
          target_value: number;
          title: string;
          unit: string;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          category?: "strength" | "endurance" | "skill" | "competition";
          completed_at?: string | null;
          created_at?: string;
          current_value?: number;
          description?: string | null;
          due_date?: string;
          exercise_name?: string | null;
          falling?: boolean;
          id?: string;
          measure?: "distance" | "minutes" | "sessions" | "weight" | "reps" | null;
          start_date?: string;
          start_value?: number | null;
          target_value?: number;
          title?: string;
          unit?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      gymnastics_benchmarks: {
        Row: {
          bar_muscle_ups: number | null;
          created_at: string;
          date_recorded: string;
          dates: Json;
          handstand_pushups: number | null;
          handstand_walk: boolean | null;
          id: string;
          is_current: boolean;
          ring_muscle_ups: number | null;
          strict_pullups: number | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          bar_muscle_ups?: number | null;
          created_at?: string;
          date_recorded?: string;
          dates?: Json;
          handstand_pushups?: number | null;
          handstand_walk?: boolean | null;
          id?: string;
          is_current?: boolean;
          ring_muscle_ups?: number | null;
          strict_pullups?: number | null;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          bar_muscle_ups?: number | null;
          created_at?: string;
          date_recorded?: string;
          dates?: Json;
          handstand_pushups?: number | null;
          handstand_walk?: boolean | null;
          id?: string;
          is_current?: boolean;
          ring_muscle_ups?: number | null;
          strict_pullups?: number | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      imports: {
        Row: {
          created_at: string;
          file_name: string;
          format: "strong" | "hevy" | "fit" | "tcx" | "gpx" | "ironpace";
          id: string;
          sessions: number;
          sets: number;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          file_name: string;
          format: "strong" | "hevy" | "fit" | "tcx" | "gpx" | "ironpace";
          id?: string;
          sessions: number;
          sets: number;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          file_name?: string;
          format?: "strong" | "hevy" | "fit" | "tcx" | "gpx" | "ironpace";
          id?: string;
          sessions?: number;
          sets?: number;
          user_id?: string;
        };
        Relationships: [];
      };
      knowledge_articles: {
        Row: {
          area: string;
          content: string;
          published: boolean;
          search_vector: string;
          slug: string;
          sources: string[];
          summary: string;
          title: string;
          topics: string[];
          updated_at: string;
          word_vector: string;
        };
        Insert: {
          area?: string;
          content: string;
          published?: boolean;
          search_vector?: never;
          slug: string;
          sources: string[];
          summary: string;
          title: string;
          topics?: string[];
          updated_at?: string;
          word_vector?: never;
        };
        Update: {
          area?: string;
          content?: string;
          published?: boolean;
          search_vector?: never;
          slug?: string;
          sources?: string[];
          summary?: string;
          title?: string;
          topics?: string[];
          updated_at?: string;
          word_vector?: never;
        };
        Relationships: [];
      };
      logged_sessions: {
        Row: {
          completed: boolean;
          completed_at: string | null;
          created_at: string;
          date: string;
          duration: number;
          exercises: Json;
          id: string;
          notes: string | null;
          rating: number | null;
          session_rpe: number | null;
          updated_at: string;
          user_id: string;
          workout_name: string;
        };
        Insert: {
          completed?: boolean;
          completed_at?: string | null;
          created_at?: string;
          date: string;
          duration?: number;
          exercises?: Json;
          id?: string;
          notes?: string | null;
          rating?: number | null;
          session_rpe?: number | null;
          updated_at?: string;
          user_id?: string;
          workout_name: string;
        };
        Update: {
          completed?: boolean;
          completed_at?: string | null;
          created_at?: string;
          date?: string;
          duration?: number;
          exercises?: Json;
          id?: string;
          notes?: string | null;
          rating?: number | null;
          session_rpe?: number | null;
          updated_at?: string;
          user_id?: string;
          workout_name?: string;
        };
        Relationships: [];
      };
      model_prices: {
        Row: {
          input_price: number;
          model: string;
          output_price: number;
          provider: "openai" | "anthropic" | "google" | "openai-compatible";
        };
        Insert: {
          input_price: number;
          model: string;
          output_price: number;
          provider: "openai" | "anthropic" | "google" | "openai-compatible";
        };
        Update: {
          input_price?: number;
          model?: string;
          output_price?: number;
          provider?: "openai" | "anthropic" | "google" | "openai-compatible";
        };
        Relationships: [];
      };
      model_usage: {
        Row: {
          calls: number;
          day: string;
          function_name: "ai-coach" | "generate-training-plan";
          input_tokens: number;
          model: string;
          output_tokens: number;
          provider: "openai" | "anthropic" | "google" | "openai-compatible";
        };
        Insert: {
          calls: number;
          day: string;
          function_name: "ai-coach" | "generate-training-plan";
          input_tokens: number;
          model: string;
          output_tokens: number;
          provider: "openai" | "anthropic" | "google" | "openai-compatible";
        };
        Update: {
          calls?: number;
          day?: string;
          function_name?: "ai-coach" | "generate-training-plan";
          input_tokens?: number;
          model?: string;
          output_tokens?: number;
          provider?: "openai" | "anthropic" | "google" | "openai-compatible";
        };
        Relationships: [];
      };
      pain_check_ins: {
        Row: {
          altered: boolean | null;
          checked_on: string;
          created_at: string;
          id: string;
          is_gone: boolean | null;
          morning: number | null;
          passed: boolean | null;
          region: "neck" | "shoulder" | "elbow" | "wrist_hand" | "upper_back" | "chest_ribs" | "lower_back" | "abdomen" | "hip_groin" | "thigh" | "knee" | "lower_leg" | "ankle" | "foot";
          signs: string[];
          updated_at: string;
          user_id: string;
          worst: number | null;
        };
        Insert: {
          altered?: boolean | null;
          checked_on: string;
          created_at?: string;
          id?: string;
          is_gone?: boolean | null;
          morning?: number | null;
          passed?: boolean | null;
          region: "neck" | "shoulder" | "elbow" | "wrist_hand" | "upper_back" | "chest_ribs" | "lower_back" | "abdomen" | "hip_groin" | "thigh" | "knee" | "lower_leg" | "ankle" | "foot";
          signs?: string[];
          updated_at?: string;
          user_id?: string;
          worst?: number | null;
        };
        Update: {
          altered?: boolean | null;
          checked_on?: string;
          created_at?: string;
          id?: string;
          is_gone?: boolean | null;
          morning?: number | null;
          passed?: boolean | null;
          region?: "neck" | "shoulder" | "elbow" | "wrist_hand" | "upper_back" | "chest_ribs" | "lower_back" | "abdomen" | "hip_groin" | "thigh" | "knee" | "lower_leg" | "ankle" | "foot";
          signs?: string[];
          updated_at?: string;
          user_id?: string;
          worst?: number | null;
        };
        Relationships: [];
      };
      performed_sessions: {
        Row: {
          created_at: string;
          duration_minutes: number | null;
          id: string;
          idempotency_key: string | null;
          import_id: string | null;
          in_progress: boolean;
          load: number | null;
          logged_session_id: string | null;
          notes: string | null;
          performed_at: string;
          rating: number | null;
          score_format: "for-time" | "amrap" | "emom" | "tabata" | "intervals" | null;
          score_reps: number | null;
          score_rounds: number | null;
          score_scale: "rx" | "scaled" | "foundation" | null;
          score_seconds: number | null;
          session_rpe: number | null;
          source: "plan_session" | "workout" | "logged_session" | "free" | "import";
          title: string | null;
          training_session_id: string | null;
          updated_at: string;
          user_id: string;
          workout_id: string | null;
        };
        Insert: {
          created_at?: string;
          duration_minutes?: number | null;
          id?: string;
          idempotency_key?: string | null;
          import_id?: string | null;
          in_progress?: boolean;
          load?: never;
          logged_session_id?: string | null;
          notes?: string | null;
          performed_at?: string;
          rating?: number | null;
          score_format?: "for-time" | "amrap" | "emom" | "tabata" | "intervals" | null;
          score_reps?: number | null;
          score_rounds?: number | null;
          score_scale?: "rx" | "scaled" | "foundation" | null;
          score_seconds?: number | null;
          session_rpe?: number | null;
          source: "plan_session" | "workout" | "logged_session" | "free" | "import";
          title?: string | null;
          training_session_id?: string | null;
          updated_at?: string;
          user_id?: string;
          workout_id?: string | null;
        };
        Update: {
          created_at?: string;
          duration_minutes?: number | null;
          id?: string;
          idempotency_key?: string | null;
          import_id?: string | null;
          in_progress?: boolean;
          load?: never;
          logged_session_id?: string | null;
          notes?: string | null;
          performed_at?: string;
          rating?: number | null;
          score_format?: "for-time" | "amrap" | "emom" | "tabata" | "intervals" | null;
          score_reps?: number | null;
          score_rounds?: number | null;
          score_scale?: "rx" | "scaled" | "foundation" | null;
          score_seconds?: number | null;
          session_rpe?: number | null;
          source?: "plan_session" | "workout" | "logged_session" | "free" | "import";
          title?: string | null;
          training_session_id?: string | null;
          updated_at?: string;
          user_id?: string;
          workout_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "performed_sessions_import_id_fkey";
            columns: ["import_id","user_id"];
            isOneToOne: false;
            referencedRelation: "imports";
            referencedColumns: ["id","user_id"];
          },
          {
            foreignKeyName: "performed_sessions_logged_session_id_fkey";
            columns: ["logged_session_id","user_id"];
            isOneToOne: true;
            referencedRelation: "logged_sessions";
            referencedColumns: ["id","user_id"];
          },
          {
            foreignKeyName: "performed_sessions_training_session_id_fkey";
            columns: ["training_session_id"];
            isOneToOne: true;
            referencedRelation: "training_sessions";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "performed_sessions_workout_id_fkey";
            columns: ["workout_id","user_id"];
            isOneToOne: true;
            referencedRelation: "workouts";
            referencedColumns: ["id","user_id"];
          },
        ];
      };
      performed_sets: {
        Row: {
          calories: number | null;
          completed: boolean;
          created_at: string;
          entered_unit: "kg" | "lb" | "s" | "min" | "m" | "km" | "mi" | "ft" | "cal" | null;
          exercise_id: string | null;
          exercise_index: number;
          exercise_name: string;
          id: string;
          metres: number | null;
          metric: "weight_reps" | "reps" | "time" | "distance" | "weight_distance" | "calories";
          per_hand: boolean;
          performed_session_id: string;
          reps: number | null;
          rpe: number | null;
          seconds: number | null;
          set_index: number;
          set_type: "warmup" | "working" | "drop" | "failure";
          updated_at: string;
          user_id: string;
          weight_kg: number | null;
        };
        Insert: {
          calories?: number | null;
          completed?: boolean;
          created_at?: string;
          entered_unit?: "kg" | "lb" | "s" | "min" | "m" | "km" | "mi" | "ft" | "cal" | null;
          exercise_id?: string | null;
          exercise_index?: number;
          exercise_name: string;
          id?: string;
          metres?: number | null;
          metric: "weight_reps" | "reps" | "time" | "distance" | "weight_distance" | "calories";
          per_hand?: boolean;
          performed_session_id: string;
          reps?: number | null;
          rpe?: number | null;
          seconds?: number | null;
          set_index: number;
          set_type?: "warmup" | "working" | "drop" | "failure";
          updated_at?: string;
          user_id?: string;
          weight_kg?: number | null;
        };
        Update: {
          calories?: number | null;
          completed?: boolean;
          created_at?: string;
          entered_unit?: "kg" | "lb" | "s" | "min" | "m" | "km" | "mi" | "ft" | "cal" | null;
          exercise_id?: string | null;
          exercise_index?: number;
          exercise_name?: string;
          id?: string;
          metres?: number | null;
          metric?: "weight_reps" | "reps" | "time" | "distance" | "weight_distance" | "calories";
          per_hand?: boolean;
          performed_session_id?: string;
          reps?: number | null;
          rpe?: number | null;
          seconds?: number | null;
          set_index?: number;
          set_type?: "warmup" | "working" | "drop" | "failure";
          updated_at?: string;
          user_id?: string;
          weight_kg?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: "performed_sets_exercise_id_fkey";
            columns: ["exercise_id"];
            isOneToOne: false;
            referencedRelation: "exercises";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "performed_sets_performed_session_id_fkey";
            columns: ["performed_session_id","user_id"];
            isOneToOne: false;
            referencedRelation: "performed_sessions";
            referencedColumns: ["id","user_id"];
          },
        ];
      };
      personal_best_history: {
        Row: {
          created_at: string;
          date: string;
          id: string;
          personal_best_id: string;
          unit: string | null;
          user_id: string;
          value: string;
          value_number: number | null;
        };
        Insert: {
          created_at?: string;
          date: string;
          id?: string;
          personal_best_id: string;
          unit?: string | null;
          user_id: string;
          value: string;
          value_number?: number | null;
        };
        Update: {
          created_at?: string;
          date?: string;
          id?: string;
          personal_best_id?: string;
          unit?: string | null;
          user_id?: string;
          value?: string;
          value_number?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: "personal_best_history_personal_best_id_fkey";
            columns: ["personal_best_id","user_id"];
            isOneToOne: false;
            referencedRelation: "personal_bests";
            referencedColumns: ["id","user_id"];
          },
        ];
      };
      personal_bests: {
        Row: {
          category: "strength" | "gymnastics" | "running" | "hyrox";
          created_at: string;
          date: string;
          direction: "higher" | "lower";
          exercise_key: string | null;
          exercise_name: string;
          id: string;
          metric: "weight" | "reps" | "time" | "distance" | "calories" | "points";
          notes: string | null;
          performed_set_id: string | null;
          unit: string | null;
          updated_at: string;
          user_id: string;
          value: string;
          value_number: number | null;
        };
        Insert: {
          category: "strength" | "gymnastics" | "running" | "hyrox";
          created_at?: string;
          date: string;
          direction?: "higher" | "lower";
          exercise_key?: never;
          exercise_name: string;
          id?: string;
          metric?: "weight" | "reps" | "time" | "distance" | "calories" | "points";
          notes?: string | null;
          performed_set_id?: string | null;
          unit?: string | null;
          updated_at?: string;
          user_id?: string;
          value: string;
          value_number?: number | null;
        };
        Update: {
          category?: "strength" | "gymnastics" | "running" | "hyrox";
          created_at?: string;
          date?: string;
          direction?: "higher" | "lower";
          exercise_key?: never;
          exercise_name?: string;
          id?: string;
          metric?: "weight" | "reps" | "time" | "distance" | "calories" | "points";
          notes?: string | null;
          performed_set_id?: string | null;
          unit?: string | null;
          updated_at?: string;
          user_id?: string;
          value?: string;
          value_number?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: "personal_bests_performed_set_id_fkey";
            columns: ["performed_set_id","user_id"];
            isOneToOne: false;
            referencedRelation: "performed_sets";
            referencedColumns: ["id","user_id"];
          },
        ];
      };
      plan_adjustments: {
        Row: {
          author: "athlete" | "coach" | "engine" | "model";
          author_id: string | null;
          changes: Json;
          competition_id: string | null;
          created_at: string;
          details: string | null;
          fingerprint: string | null;
          from_day: string | null;
          id: string;
          plan_before: Json | null;
          plan_id: string;
          reason: "injury" | "illness" | "competition" | "availability" | "equipment" | "profile" | "benchmark" | "travel" | "missed" | "moved" | "skipped" | "swap" | "eased" | "check-in" | "estimates" | "effort" | "other";
          reasons: Json;
          request: Json;
          request_id: string | null;
          revision: number;
          undone_at: string | null;
          warnings: Json;
        };
        Insert: {
          author?: "athlete" | "coach" | "engine" | "model";
          author_id?: string | null;
          changes?: Json;
          competition_id?: string | null;
          created_at?: string;
          details?: string | null;
          fingerprint?: string | null;
          from_day?: string | null;
          id?: string;
          plan_before?: Json | null;
          plan_id: string;
          reason: "injury" | "illness" | "competition" | "availability" | "equipment" | "profile" | "benchmark" | "travel" | "missed" | "moved" | "skipped" | "swap" | "eased" | "check-in" | "estimates" | "effort" | "other";
          reasons?: Json;
          request?: Json;
          request_id?: string | null;
          revision?: number;
          undone_at?: string | null;
          warnings?: Json;
        };
        Update: {
          author?: "athlete" | "coach" | "engine" | "model";
          author_id?: string | null;
          changes?: Json;
          competition_id?: string | null;
          created_at?: string;
          details?: string | null;
          fingerprint?: string | null;
          from_day?: string | null;
          id?: string;
          plan_before?: Json | null;
          plan_id?: string;
          reason?: "injury" | "illness" | "competition" | "availability" | "equipment" | "profile" | "benchmark" | "travel" | "missed" | "moved" | "skipped" | "swap" | "eased" | "check-in" | "estimates" | "effort" | "other";
          reasons?: Json;
          request?: Json;
          request_id?: string | null;
          revision?: number;
          undone_at?: string | null;
          warnings?: Json;
        };
        Relationships: [
          {
            foreignKeyName: "plan_adjustments_competition_id_fkey";
            columns: ["competition_id"];
            isOneToOne: false;
            referencedRelation: "competitions";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "plan_adjustments_plan_id_fkey";
            columns: ["plan_id"];
            isOneToOne: false;
            referencedRelation: "training_plans";
            referencedColumns: ["id"];
          },
        ];
      };
      plan_circumstances: {
        Row: {
          athlete: Json;
          plan_id: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          athlete: Json;
          plan_id: string;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          athlete?: Json;
          plan_id?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "plan_circumstances_plan_id_fkey";
            columns: ["plan_id","user_id"];
            isOneToOne: false;
            referencedRelation: "training_plans";
            referencedColumns: ["id","creator_id"];
          },
        ];
      };
      profiles: {
        Row: {
          age: number | null;
          avatar_url: string | null;
          created_at: string;
          first_name: string | null;
          gender: "female" | "male" | "non_binary" | "other" | "undisclosed" | null;
          id: string;
          last_name: string | null;
          primary_focus: "hyrox" | "crossfit" | "running" | "triathlon" | "strength" | "powerlifting" | "general" | null;
          updated_at: string;
          weight: number | null;
        };
        Insert: {
          age?: number | null;
          avatar_url?: string | null;
          created_at?: string;
          first_name?: string | null;
          gender?: "female" | "male" | "non_binary" | "other" | "undisclosed" | null;
          id: string;
          last_name?: string | null;
          primary_focus?: "hyrox" | "crossfit" | "running" | "triathlon" | "strength" | "powerlifting" | "general" | null;
          updated_at?: string;
          weight?: number | null;
        };
        Update: {
          age?: number | null;
          avatar_url?: string | null;
          created_at?: string;
          first_name?: string | null;
          gender?: "female" | "male" | "non_binary" | "other" | "undisclosed" | null;
          id?: string;
          last_name?: string | null;
          primary_focus?: "hyrox" | "crossfit" | "running" | "triathlon" | "strength" | "powerlifting" | "general" | null;
          updated_at?: string;
          weight?: number | null;
        };
        Relationships: [];
      };
      push_subscriptions: {
        Row: {
          auth: string;
          created_at: string;
          endpoint: string;
          p256dh: string;
          session_id: string | null;
          user_id: string;
        };
        Insert: {
          auth: string;
          created_at?: string;
          endpoint: string;
          p256dh: string;
          session_id?: string | null;
          user_id?: string;
        };
        Update: {
          auth?: string;
          created_at?: string;
          endpoint?: string;
          p256dh?: string;
          session_id?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      safety_stops: {
        Row: {
          category: "heart" | "faint" | "clot" | "cauda-equina" | "rhabdo" | "heat" | "head" | "stroke" | "anaphylaxis" | "sugar" | "suicide" | "eating" | "pregnancy" | "belly" | "infection" | "spine" | "eye" | "slow-warning" | "stimulants" | "asthma" | "violence" | "limb" | "unclear";
          created_at: string;
          ended_at: string | null;
          id: string;
          level: "doctor" | "emergency";
          limits: string | null;
          quote: string;
          raised_at: string;
          seen_by: "doctor" | "hospital" | "midwife" | "physiotherapist" | "nobody" | null;
          seen_on: string | null;
          source: "coach" | "profile" | "session";
          user_id: string;
          weak: boolean;
        };
        Insert: {
          category: "heart" | "faint" | "clot" | "cauda-equina" | "rhabdo" | "heat" | "head" | "stroke" | "anaphylaxis" | "sugar" | "suicide" | "eating" | "pregnancy" | "belly" | "infection" | "spine" | "eye" | "slow-warning" | "stimulants" | "asthma" | "violence" | "limb" | "unclear";
          created_at?: string;
          ended_at?: string | null;
          id?: string;
          level: "doctor" | "emergency";
          limits?: string | null;
          quote: string;
          raised_at?: string;
          seen_by?: "doctor" | "hospital" | "midwife" | "physiotherapist" | "nobody" | null;
          seen_on?: string | null;
          source?: "coach" | "profile" | "session";
          user_id?: string;
          weak?: boolean;
        };
        Update: {
          category?: "heart" | "faint" | "clot" | "cauda-equina" | "rhabdo" | "heat" | "head" | "stroke" | "anaphylaxis" | "sugar" | "suicide" | "eating" | "pregnancy" | "belly" | "infection" | "spine" | "eye" | "slow-warning" | "stimulants" | "asthma" | "violence" | "limb" | "unclear";
          created_at?: string;
          ended_at?: string | null;
          id?: string;
          level?: "doctor" | "emergency";
          limits?: string | null;
          quote?: string;
          raised_at?: string;
          seen_by?: "doctor" | "hospital" | "midwife" | "physiotherapist" | "nobody" | null;
          seen_on?: string | null;
          source?: "coach" | "profile" | "session";
          user_id?: string;
          weak?: boolean;
        };
        Relationships: [];
      };
      strength_benchmarks: {
        Row: {
          back_squat: number | null;
          bench_press: number | null;
          clean_and_jerk: number | null;
          created_at: string;
          date_recorded: string;
          dates: Json;
          deadlift: number | null;
          id: string;
          is_current: boolean;
          overhead_press: number | null;
          snatch: number | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          back_squat?: number | null;
          bench_press?: number | null;
          clean_and_jerk?: number | null;
          created_at?: string;
          date_recorded?: string;
          dates?: Json;
          deadlift?: number | null;
          id?: string;
          is_current?: boolean;
          overhead_press?: number | null;
          snatch?: number | null;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          back_squat?: number | null;
          bench_press?: number | null;
          clean_and_jerk?: number | null;
          created_at?: string;
          date_recorded?: string;
          dates?: Json;
          deadlift?: number | null;
          id?: string;
          is_current?: boolean;
          overhead_press?: number | null;
          snatch?: number | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      training_plans: {
        Row: {
          adaptation_data: Json | null;
          adjustment_reason: string | null;
          competition_id: string | null;
          created_at: string;
          creator_id: string;
          declined_numbers_of: string | null;
          description: string;
          difficulty: "beginner" | "intermediate" | "advanced" | "elite" | null;
          duration_weeks: number;
          ended_at: string | null;
          first_macro_week: number;
          focus_area: "hyrox" | "crossfit" | "running" | "triathlon" | "strength" | "powerlifting" | "general";
          id: string;
          is_ai_generated: boolean;
          is_public: boolean;
          last_adjusted: string | null;
          level: "beginner" | "intermediate" | "advanced" | "elite";
          previous_plan_id: string | null;
          request_id: string | null;
          revision: number;
          sessions_per_week: number;
          start_date: string;
          status: "active" | "completed";
          title: string;
          token_count: number;
          updated_at: string;
        };
        Insert: {
          adaptation_data?: Json | null;
          adjustment_reason?: string | null;
          competition_id?: string | null;
          created_at?: string;
          creator_id?: string;
          declined_numbers_of?: string | null;
          description?: string;
          difficulty?: "beginner" | "intermediate" | "advanced" | "elite" | null;
          duration_weeks?: number;
          ended_at?: string | null;
          first_macro_week?: number;
          focus_area?: "hyrox" | "crossfit" | "running" | "triathlon" | "strength" | "powerlifting" | "general";
          id?: string;
          is_ai_generated?: boolean;
          is_public?: boolean;
          last_adjusted?: string | null;
          level?: "beginner" | "intermediate" | "advanced" | "elite";
          previous_plan_id?: string | null;
          request_id?: string | null;
          revision?: number;
          sessions_per_week?: number;
          start_date?: string;
          status?: "active" | "completed";
          title?: string;
          token_count?: number;
          updated_at?: string;
        };
        Update: {
          adaptation_data?: Json | null;
          adjustment_reason?: string | null;
          competition_id?: string | null;
          created_at?: string;
          creator_id?: string;
          declined_numbers_of?: string | null;
          description?: string;
          difficulty?: "beginner" | "intermediate" | "advanced" | "elite" | null;
          duration_weeks?: number;
          ended_at?: string | null;
          first_macro_week?: number;
          focus_area?: "hyrox" | "crossfit" | "running" | "triathlon" | "strength" | "powerlifting" | "general";
          id?: string;
          is_ai_generated?: boolean;
          is_public?: boolean;
          last_adjusted?: string | null;
          level?: "beginner" | "intermediate" | "advanced" | "elite";
          previous_plan_id?: string | null;
          request_id?: string | null;
          revision?: number;
          sessions_per_week?: number;
          start_date?: string;
          status?: "active" | "completed";
          title?: string;
          token_count?: number;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "training_plans_competition_id_fkey";
            columns: ["competition_id","creator_id"];
            isOneToOne: false;
            referencedRelation: "competitions";
            referencedColumns: ["id","user_id"];
          },
          {
            foreignKeyName: "training_plans_previous_plan_id_fkey";
            columns: ["previous_plan_id","creator_id"];
            isOneToOne: false;
            referencedRelation: "training_plans";
            referencedColumns: ["id","creator_id"];
          },
        ];
      };
      training_sessions: {
        Row: {
          coach_notes: string | null;
          coach_notes_stimulus: string | null;
          coach_notes_strategy: string | null;
          coach_notes_substitutions: string | null;
          coach_notes_warmup: string | null;
          code: string | null;
          completed: boolean;
          completed_at: string | null;
          complexity: number;
          cooldown: Json;
          created_at: string;
          day: number;
          description: string;
          distance_m: number | null;
          duration: number;
          engine_words: Json | null;
          generated_by: "ai" | "template";
          hard: boolean;
          heavy_lower: boolean;
          id: string;
          intensity_level: number;
          iron_load: number | null;
          is_deload: boolean;
          main_format: Json | null;
          main_workout: Json;
          moved_from: string | null;
          movement_focus: string[];
          phase: "foundation" | "development" | "performance" | "accumulation" | "intensity" | "specialization" | "taper" | null;
          plan_id: string;
          planned_load: number | null;
          scheduled_date: string | null;
          session_rpe: number | null;
          skill: Json;
          skip_reason: string | null;
          status: "planned" | "completed" | "skipped" | "moved";
          strength: Json;
          title: string;
          tonnage_kg: number | null;
          training_intent: string | null;
          type: "strength" | "conditioning" | "skill" | "recovery" | "mixed" | "standard" | "general";
          updated_at: string;
          warmup: Json;
          week: number;
          weekday: number | null;
        };
        Insert: {
          coach_notes?: string | null;
          coach_notes_stimulus?: string | null;
          coach_notes_strategy?: string | null;
          coach_notes_substitutions?: string | null;
          coach_notes_warmup?: string | null;
          code?: string | null;
          completed?: boolean;
          completed_at?: string | null;
          complexity?: number;
          cooldown?: Json;
          created_at?: string;
          day: number;
          description?: string;
          distance_m?: number | null;
          duration?: number;
          engine_words?: Json | null;
          generated_by?: "ai" | "template";
          hard?: boolean;
          heavy_lower?: boolean;
          id?: string;
          intensity_level?: number;
          iron_load?: number | null;
          is_deload?: boolean;
          main_format?: Json | null;
          main_workout?: Json;
          moved_from?: string | null;
          movement_focus?: string[];
          phase?: "foundation" | "development" | "performance" | "accumulation" | "intensity" | "specialization" | "taper" | null;
          plan_id: string;
          planned_load?: number | null;
          scheduled_date?: string | null;
          session_rpe?: number | null;
          skill?: Json;
          skip_reason?: string | null;
          status?: "planned" | "completed" | "skipped" | "moved";
          strength?: Json;
          title: string;
          tonnage_kg?: number | null;
          training_intent?: string | null;
          type?: "strength" | "conditioning" | "skill" | "recovery" | "mixed" | "standard" | "general";
          updated_at?: string;
          warmup?: Json;
          week: number;
          weekday?: number | null;
        };
        Update: {
          coach_notes?: string | null;
          coach_notes_stimulus?: string | null;
          coach_notes_strategy?: string | null;
          coach_notes_substitutions?: string | null;
          coach_notes_warmup?: string | null;
          code?: string | null;
          completed?: boolean;
          completed_at?: string | null;
          complexity?: number;
          cooldown?: Json;
          created_at?: string;
          day?: number;
          description?: string;
          distance_m?: number | null;
          duration?: number;
          engine_words?: Json | null;
          generated_by?: "ai" | "template";
          hard?: boolean;
          heavy_lower?: boolean;
          id?: string;
          intensity_level?: number;
          iron_load?: number | null;
          is_deload?: boolean;
          main_format?: Json | null;
          main_workout?: Json;
          moved_from?: string | null;
          movement_focus?: string[];
          phase?: "foundation" | "development" | "performance" | "accumulation" | "intensity" | "specialization" | "taper" | null;
          plan_id?: string;
          planned_load?: number | null;
          scheduled_date?: string | null;
          session_rpe?: number | null;
          skill?: Json;
          skip_reason?: string | null;
          status?: "planned" | "completed" | "skipped" | "moved";
          strength?: Json;
          title?: string;
          tonnage_kg?: number | null;
          training_intent?: string | null;
          type?: "strength" | "conditioning" | "skill" | "recovery" | "mixed" | "standard" | "general";
          updated_at?: string;
          warmup?: Json;
          week?: number;
          weekday?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: "training_sessions_plan_id_fkey";
            columns: ["plan_id"];
            isOneToOne: false;
            referencedRelation: "training_plans";
            referencedColumns: ["id"];
          },
        ];
      };
      user_roles: {
        Row: {
          created_at: string;
          role: "admin" | "coach";
          user_id: string;
        };
        Insert: {
          created_at?: string;
          role: "admin" | "coach";
          user_id: string;
        };
        Update: {
          created_at?: string;
          role?: "admin" | "coach";
          user_id?: string;
        };
        Relationships: [];
      };
      workouts: {
        Row: {
          completed: boolean;
          completed_at: string | null;
          created_at: string;
          date: string;
          description: string | null;
          difficulty: "beginner" | "intermediate" | "advanced";
          duration: number;
          id: string;
          session_rpe: number | null;
          tags: string[];
          title: string;
          type: "strength" | "endurance" | "hybrid" | "recovery";
          updated_at: string;
          user_id: string;
        };
        Insert: {
          completed?: boolean;
          completed_at?: string | null;
          created_at?: string;
          date?: string;
          description?: string | null;
          difficulty?: "beginner" | "intermediate" | "advanced";
          duration?: number;
          id?: string;
          session_rpe?: number | null;
          tags?: string[];
          title: string;
          type?: "strength" | "endurance" | "hybrid" | "recovery";
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          completed?: boolean;
          completed_at?: string | null;
          created_at?: string;
          date?: string;
          description?: string | null;
          difficulty?: "beginner" | "intermediate" | "advanced";
          duration?: number;
          id?: string;
          session_rpe?: number | null;
          tags?: string[];
          title?: string;
          type?: "strength" | "endurance" | "hybrid" | "recovery";
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      user_stats: {
        Row: {
          completed_goals: number | null;
          level: number | null;
          total_personal_bests: number | null;
          total_workouts: number | null;
          user_id: string | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      adjust_training_plan: {
        Args: { plan_id: string; adjustment: Json };
        Returns: Json;
      };
      admin_activity: {
        Args: { weeks?: number };
        Returns: {
          week: string | null;
          sign_ups: number | null;
          active_athletes: number | null;
          plans: number | null;
          model_calls: number | null;
          model_tokens: number | null;
          unpriced_tokens: number | null;
          cost: number | null;
        }[];
      };
      admin_model_usage: {
        Args: { weeks?: number };
        Returns: {
          provider: string | null;
          model: string | null;
          calls: number | null;
          input_tokens: number | null;
          output_tokens: number | null;
          input_price: number | null;
          output_price: number | null;
        }[];
      };
      admin_overview: {
        Args: Record<PropertyKey, never>;
        Returns: {
          users: number | null;
          exercises: number | null;
          content: number | null;
          pending_approvals: number | null;
          uploads: number | null;
        }[];
      };
      app_frame: {
        Args: { with_plan?: boolean };
        Returns: Json;
      };
      approved_sessions: {
        Args: { search?: string; page?: number; page_size?: number };
        Returns: {
          id: string | null;
          title: string | null;
          content: string | null;
          approved_at: string | null;
        }[];
      };
      athlete_records: {
        Args: { first_logged: string; first_check_in: string };
        Returns: Json;
      };
      benchmark_offers: {
        Args: Record<PropertyKey, never>;
        Returns: {
          kind: string | null;
          benchmark: string | null;
          value: number | null;
          written: string | null;
          current_value: number | null;
          source: string | null;
          source_id: string | null;
          source_name: string | null;
          date: string | null;
        }[];
      };
      calendar_feed_since: {
        Args: Record<PropertyKey, never>;
        Returns: string;
      };
      clear_safety_stops: {
        Args: { seen_by: string; seen_on?: string; limits?: string };
        Returns: number;
      };
      complete_session: {
        Args: { session_id: string; session_rpe?: number; done_on?: string };
        Returns: Database["public"]["Tables"]["training_sessions"]["Row"];
      };
      create_training_plan: {
        Args: { plan: Json; sessions: Json };
        Returns: Json;
      };
      daily_training_load: {
        Args: { first_day: string; last_day: string; zone?: string };
        Returns: {
          day: string | null;
          sessions: number | null;
          minutes: number | null;
          load: number | null;
          iron_load: number | null;
          without_load: number | null;
        }[];
      };
      dashboard: {
        Args: { today: string; zone?: string };
        Returns: Json;
      };
      delete_benchmark_value: {
        Args: { kind: string; benchmark: string; value: Json; recorded_on: string };
        Returns: number;
      };
      delete_own_account: {
        Args: { confirm_email: string };
        Returns: undefined;
      };
      delete_personal_best_value: {
        Args: { best_id: string; history_id?: string };
        Returns: Database["public"]["Tables"]["personal_bests"]["Row"];
      };
      disable_user: {
        Args: { target_user_id: string };
        Returns: string;
      };
      enable_user: {
        Args: { target_user_id: string };
        Returns: string;
      };
      end_other_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      end_own_session: {
        Args: { session_id: string };
        Returns: boolean;
      };
      end_training_plan: {
        Args: { plan_id: string };
        Returns: Json;
      };
      exercise_history: {
        Args: { names: string[]; most?: number };
        Returns: {
          performed_session_id: string | null;
          title: string | null;
          performed_at: string | null;
          sets: Json | null;
        }[];
      };
      exercise_references: {
        Args: { exercise_id: string };
        Returns: Json;
      };
      exercise_story: {
        Args: { names: string[] };
        Returns: Json;
      };
      export_own_account: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      get_user_roles: {
        Args: { uid: string };
        Returns: string[];
      };
      grant_user_role: {
        Args: { target_user_id: string; target_role: string };
        Returns: string;
      };
      import_exercises: {
        Args: { lines: Json; dry_run?: boolean; expected_state?: string };
        Returns: Json;
      };
      is_admin: {
        Args: Record<PropertyKey, never>;
        Returns: boolean;
      };
      judge_coach_answer: {
        Args: { message_id: number; helpful: boolean; reason?: string; comment?: string };
        Returns: undefined;
      };
      library_topics: {
        Args: Record<PropertyKey, never>;
        Returns: {
          topic: string | null;
          pieces: number | null;
        }[];
      };
      list_account_changes: {
        Args: { page?: number; page_size?: number };
        Returns: {
          id: string | null;
          action: string | null;
          role: string | null;
          user_id: string | null;
          user_email: string | null;
          changed_by: string | null;
          changed_by_email: string | null;
          created_at: string | null;
          total: number | null;
        }[];
      };
      list_admin_content: {
        Args: { search?: string; tab?: string; tag?: string; sort?: string; first_row?: number; page_size?: number };
        Returns: {
          id: string | null;
          title: string | null;
          content_type: string | null;
          status: string | null;
          standing: string | null;
          tags: string[] | null;
          excerpt: string | null;
          created_at: string | null;
          updated_at: string | null;
          published_at: string | null;
          publish_at: string | null;
          total: number | null;
        }[];
      };
      list_own_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: string | null;
          created_at: string | null;
          last_used_at: string | null;
          user_agent: string | null;
          ip: string | null;
          two_factor: boolean | null;
          is_current: boolean | null;
        }[];
      };
      list_users: {
        Args: { search?: string; sort?: string; descending?: boolean; page?: number; page_size?: number };
        Returns: {
          id: string | null;
          email: string | null;
          first_name: string | null;
          last_name: string | null;
          avatar_url: string | null;
          gender: string | null;
          age: number | null;
          roles: string[] | null;
          created_at: string | null;
          last_sign_in_at: string | null;
          email_confirmed: boolean | null;
          two_factor: boolean | null;
          disabled: boolean | null;
          level: number | null;
          total_workouts: number | null;
          total_personal_bests: number | null;
          completed_goals: number | null;
          total: number | null;
          more: boolean | null;
        }[];
      };
      make_user_admin: {
        Args: { target_user_email: string };
        Returns: string;
      };
      offered_personal_bests: {
        Args: { session_id: string };
        Returns: {
          performed_set_id: string | null;
          exercise_name: string | null;
          category: string | null;
          metric: string | null;
          direction: string | null;
          unit: string | null;
          value_number: number | null;
          entered_unit: string | null;
          day: string | null;
          former_value: string | null;
          former_unit: string | null;
        }[];
      };
      open_announcements: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: string | null;
          title: string | null;
          content: string | null;
          published_at: string | null;
        }[];
      };
      own_generated_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: string | null;
          title: string | null;
          content: string | null;
          status: string | null;
          user_id: string | null;
          approved_at: string | null;
          created_at: string | null;
          updated_at: string | null;
        }[];
      };
      page_data: {
        Args: { parts: string[]; today?: string };
        Returns: Json;
      };
      personal_best_progress: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: string | null;
          personal_best_id: string | null;
          exercise_name: string | null;
          value: string | null;
          unit: string | null;
          date: string | null;
        }[];
      };
      preview_import: {
        Args: { sessions: Json };
        Returns: Json;
      };
      previous_sets: {
        Args: { exercise_names: string[]; except_session?: string };
        Returns: Database["public"]["Tables"]["performed_sets"]["Row"][];
      };
      raise_safety_stop: {
        Args: { category: string; level: string; quote: string; source?: string; weak?: boolean };
        Returns: string;
      };
      read_calendar_feed: {
        Args: { token: string };
        Returns: Json;
      };
      recent_activity: {
        Args: { before?: string; before_id?: string; limit?: number };
        Returns: {
          id: string | null;
          type: string | null;
          title: string | null;
          value: string | null;
          unit: string | null;
          duration_minutes: number | null;
          session_rpe: number | null;
          at: string | null;
        }[];
      };
      record_benchmarks: {
        Args: { kind: string; changes: Json; set_id?: string };
        Returns: Json;
      };
      record_coach_exchange: {
        Args: { action: string; question: string; answer: Json; conversation_id?: string; replaces_last?: boolean };
        Returns: {
          conversation: string | null;
          message: number | null;
        }[];
      };
      record_model_usage: {
        Args: { function_name: string; provider: string; model: string; calls: number; input_tokens: number; output_tokens: number };
        Returns: undefined;
      };
      remove_calendar_feed: {
        Args: Record<PropertyKey, never>;
        Returns: boolean;
      };
      remove_performed_session: {
        Args: { session_id: string };
        Returns: boolean;
      };
      reopen_performed_session: {
        Args: { session_id: string };
        Returns: boolean;
      };
      reopen_session: {
        Args: { session_id: string };
        Returns: Database["public"]["Tables"]["training_sessions"]["Row"];
      };
      reopen_training_plan: {
        Args: { plan_id: string };
        Returns: Database["public"]["Tables"]["training_plans"]["Row"];
      };
      require_session: {
        Args: Record<PropertyKey, never>;
        Returns: boolean;
      };
      restore_goal: {
        Args: { goal: Json; progress?: Json };
        Returns: Database["public"]["Tables"]["goals"]["Row"];
      };
      restore_personal_best: {
        Args: { best: Json; history?: Json };
        Returns: Database["public"]["Tables"]["personal_bests"]["Row"];
      };
      restore_workout: {
        Args: { workout: Json; performed_session_id?: string };
        Returns: Database["public"]["Tables"]["workouts"]["Row"];
      };
      revert_import: {
        Args: { import_id: string };
        Returns: Json;
      };
      review_sessions: {
        Args: { review_status: string; search?: string; page?: number; page_size?: number };
        Returns: {
          id: string | null;
          title: string | null;
          beginning: string | null;
          status: string | null;
          author: string | null;
          created_at: string | null;
          total: number | null;
        }[];
      };
      revoke_user_role: {
        Args: { target_user_id: string; target_role: string };
        Returns: string;
      };
      rotate_calendar_feed: {
        Args: Record<PropertyKey, never>;
        Returns: string;
      };
      save_check_in: {
        Args: { check_in: Json };
        Returns: undefined;
      };
      save_context: {
        Args: { context?: Json; minutes?: number[]; days_per_week?: number; preferred_long_day?: number; equipment?: string[] };
        Returns: Json;
      };
      save_equipment: {
        Args: { equipment: string[] };
        Returns: undefined;
      };
      save_logged_session: {
        Args: { session: Json };
        Returns: undefined;
      };
      save_training_week: {
        Args: { minutes: number[]; days_per_week: number; preferred_long_day?: number };
        Returns: undefined;
      };
      search_knowledge: {
        Args: { query: string; max_results?: number };
        Returns: {
          slug: string | null;
          title: string | null;
          summary: string | null;
          origin: string | null;
          rank: number | null;
        }[];
      };
      search_library: {
        Args: { query?: string; topic?: string; kind?: string; first_row?: number; page_size?: number };
        Returns: {
          key: string | null;
          origin: string | null;
          title: string | null;
          summary: string | null;
          content_type: string | null;
          topics: string[] | null;
          words: number | null;
          published_at: string | null;
          total: number | null;
        }[];
      };
      skip_session: {
        Args: { session_id: string; why?: string };
        Returns: Database["public"]["Tables"]["training_sessions"]["Row"];
      };
      storage_usage: {
        Args: Record<PropertyKey, never>;
        Returns: {
          bytes: number | null;
          objects: number | null;
          quota_bytes: number | null;
        }[];
      };
      store_import: {
        Args: { file: Json; sessions: Json };
        Returns: Json;
      };
      store_performed_session: {
        Args: { session: Json; sets?: Json };
        Returns: Json;
      };
      strongest_set: {
        Args: { exercise: string; since: string };
        Returns: {
          weight_kg: number | null;
          reps: number | null;
          rpe: number | null;
          performed_at: string | null;
        }[];
      };
      training_calendar: {
        Args: { first_day: string; last_day: string; zone?: string };
        Returns: Json;
      };
      training_days: {
        Args: { first_day: string; last_day: string; zone?: string };
        Returns: {
          day: string | null;
          sessions: number | null;
          minutes: number | null;
          kilograms: number | null;
          metres: number | null;
        }[];
      };
      training_diary: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      training_overview: {
        Args: { today: string; zone?: string };
        Returns: {
          workouts_this_month: number | null;
          workouts_last_month: number | null;
          bests_this_month: number | null;
          bests_last_month: number | null;
          personal_bests: number | null;
          streak_weeks: number | null;
          longest_streak_weeks: number | null;
        }[];
      };
      undo_plan_adjustment: {
        Args: { adjustment_id: string; from_day?: string };
        Returns: Json;
      };
      week_review: {
        Args: { monday: string; zone?: string };
        Returns: Json;
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};

type Public = Database["public"];
/** A row as it is read. */
export type Tables<Name extends keyof (Public["Tables"] & Public["Views"])> = (Public["Tables"] & Public["Views"])[Name]["Row"];
export type TablesInsert<Name extends keyof Public["Tables"]> = Public["Tables"][Name]["Insert"];
export type TablesUpdate<Name extends keyof Public["Tables"]> = Public["Tables"][Name]["Update"];
